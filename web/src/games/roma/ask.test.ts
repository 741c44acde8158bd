import { beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../api/types';
import { texts } from '../../text/texts.svelte';
import { ask } from './ask';
import { legal, position, speak } from './fixture';

beforeAll(speak);

describe('what is asked', () => {
  const asked = (chosen: string[], view = position(), left: Legal[] = []) =>
    texts.say(ask(chosen, { view, left: () => left }) ?? { id: '' });
  const priced = { ...legal('lay', ['hand:onager', 'place:0:6']), message: { id: 'roma-do-buy-card', params: { price: '5' } } };

  it('names what is in hand', () => {
    expect(asked(['die:1'])).toBe('Die 3 in hand: place it on a glowing disc.');
    expect(asked(['hand:onager'], position(), [priced])).toBe('Onager in hand: choose one of your discs (5 sesterces).');
    expect(asked(['held:forum'], position({ step: 'relay' }))).toBe('Forum in hand: choose one of your discs (free).');
    expect(asked(['disc:money'])).toBe('Which die do you change into sesterces?');
    expect(asked(['place:0:6'])).toBe('Disc 6: which card do you lay there?');
  });
});
