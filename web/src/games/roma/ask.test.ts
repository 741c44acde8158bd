import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../text/texts.svelte';
import { ask } from './ask';
import { position, speak } from './fixture';

beforeAll(speak);

describe('what is asked', () => {
  const asked = (chosen: string[], view = position()) => texts.say(ask(chosen, { view }) ?? { id: '' });

  it('names what is in hand', () => {
    expect(asked(['die:1'])).toBe('Die 3 in hand: place it on a glowing disc.');
    expect(asked(['hand:onager'])).toBe('Onager in hand: choose one of your discs (5 sestertii).');
    expect(asked(['held:forum'], position({ step: 'relay' }))).toBe('Forum in hand: choose one of your discs (free).');
    expect(asked(['disc:money'])).toBe('Which die do you change into sestertii?');
    expect(asked(['place:0:6'])).toBe('Disc 6: which card do you lay there?');
  });
});
