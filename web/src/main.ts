import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { transport } from './transport';

Object.assign(globalThis, { lusoria: { transport } }); // for the console, and for tests of what answers
mount(App, { target: document.getElementById('page')! });
