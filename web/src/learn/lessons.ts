/** The lessons of a game: where one goes on, and a table for one of them. */

import type { GameInfo, WantedSeat } from '../api/types';
import { firstChoice, type Choice } from '../home/choice';
import { make, mySeat } from '../home/making';
import { done } from './done.svelte';

export type Lesson = GameInfo['lessons'][number];

/** How many of a game's lessons are done. */
export function count(game: GameInfo): number {
  return game.lessons.filter(({ id }) => done.has(game.id, id)).length;
}

/** The first lesson that is not done. */
export function next(game: GameInfo): Lesson | undefined {
  return game.lessons.find(({ id }) => !done.has(game.id, id));
}

/** The lesson after this one. */
export function following(game: GameInfo, id: string): Lesson | undefined {
  return game.lessons[game.lessons.findIndex((lesson) => lesson.id === id) + 1];
}

/** Makes a table for the lesson and goes to it; bots have the other seats. */
export async function begin(game: string, lesson: Lesson): Promise<void> {
  const seats = Array.from({ length: lesson.players }, (_, seat): WantedSeat =>
    seat === lesson.seat ? mySeat() : { kind: 'bot', bot: 'easy' },
  );
  await make({ game, seats, lesson: lesson.id }, { lesson: lesson.id });
}

/** A whole game against the weakest bots. */
export function easiest(game: GameInfo): Choice {
  const choice = firstChoice(game);
  return { ...choice, seats: choice.seats.map((who) => (who === 'me' ? who : game.levels[0]!)) };
}
