/**
 * What a game's board is to the shell. `games/<id>/index.ts` exports one as its default; a game
 * without one is played on the plain board. The shell finds boards by their folder, and knows of a view only what every
 * game's has; a board knows its own, `V`.
 */

import type { Component } from 'svelte';
import type { Legal, Message, Refusal, SeenEvent } from '../api/types';
import type { Own } from '../keys';
import type { Flight } from '../table/motion';
import type { View } from '../table/seen.svelte';
import type { Table } from '../table/table.svelte';

export interface Board<V extends View = View> {
  /** The table itself. It draws every element of the view and places `Prompt` and `Doings`. */
  Board: Component<{ table: Table<V> }>;
  /** The head of the side panel: how the players stand, or what lies beside the board. */
  Standing?: Component<{ table: Table<V> }>;
  /** Whether that needs much room: in a low window the inspector then lies over the foot of the log. */
  tall?: boolean;
  /** Whether the board has a place of its own for the inspector. */
  inspects?: boolean;
  /** The points at the end, in the place of the plain table of them. */
  Result?: Component<{ table: Table<V> }>;
  /** What an element is, what it costs and what it does. */
  help(el: string, table: Table<V>): Help | null;
  /** What is asked when these elements are chosen and others glow. */
  ask?(chosen: readonly string[], table: Table<V>): Message | null;
  /** Drawings of what travels, by its name in events; without one, coins, points and cards are known. */
  flight?(what: string): Flight | null;
  /** Events by which a seat loses something of its own: never by a click on one element alone. */
  loses?: string[];
  /** Events that the board shows and the log need not tell. */
  quiet?: string[];
  /** Events at which the page lingers when others bring them about. */
  notable?: string[];
  /** Events that only accompany a move, as what it costs: its line is told by what comes after. */
  aside?: string[];
  /** Events with which the game itself takes its turn: what follows is told one by one. */
  begins?: string[];
  /** Whether an event of the game itself is told in the line of the one before it, which stands by itself. */
  under?(event: SeenEvent['event'], head: SeenEvent['event']): boolean;
  /** What pressing a button, such as ending the turn, would leave undone. */
  undone?(doing: Legal, table: Table<V>): Message | null;
  /** The next thing due, before what the buttons offer: what, and where or how it is done. */
  next?(table: Table<V>): Next | null;
  /** In the place of the menu, at elements that have more to offer than a list of sentences. */
  Menu?: Component<{ table: Table<V>; at: string; actions: Legal[] }>;
  /** What would make possible what an element is refused: each is offered as a button. */
  remedies?(el: string, table: Table<V>, refusal: Refusal): Promise<Remedy[]>;
  /** How many decisions of a move are looked at beforehand, for the tags of the first; one if not told. */
  depth?: number;
  /** Keys that mean something at this board only, by the names of the commands, which begin with the game's id. */
  keys?: Own;
  /** A first look around: an element or a CSS selector, and what is to be said about it. */
  tour?: Sight<V>[];
}

export interface Next {
  say: Message;
  /** Done at once, or the element to look at. */
  legal?: Legal;
  el?: string;
}

export interface Remedy {
  say: Message;
  do(): Promise<void>;
}

export interface Sight<V extends View = View> {
  at: string;
  /** A CSS selector: what has to be seen with it. */
  with?: string;
  /** The text, which may depend on what is played. */
  say: string | ((table: Table<V>) => string);
  /** Whether there is such a thing at this table; always if not told. */
  has?(table: Table<V>): boolean;
  /** When it is of use; always if not told. It waits for that, and for what it speaks of to be seen. */
  when?(table: Table<V>): boolean;
}

export interface Help {
  title: string;
  /** What kind of thing it is and where. */
  kind?: string;
  text?: string;
  /** The clauses that say so. */
  rules?: string[];
  /** Facts in a line: a figure with its reasons. */
  facts?: string[];
}
