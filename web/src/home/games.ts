/** How the games present themselves: their colour, and how long they take. */

import builders from '../look/covers/builders.svg';
import roma from '../look/covers/roma.svg';
import romolo from '../look/covers/romolo.svg';

export interface Box {
  id: string;
  cover: string;
  pigment: string;
  edge: string;
  minutes: number;
  /** How many sit down when nobody says. */
  players: number;
}

export const BOXES: Box[] = [
  { id: 'roma', cover: roma, pigment: 'terracotta', edge: '#6d2a18', minutes: 25, players: 2 },
  { id: 'builders', cover: builders, pigment: 'ochre', edge: '#6f4c14', minutes: 30, players: 2 },
  { id: 'romolo', cover: romolo, pigment: 'tyrian', edge: '#43193a', minutes: 120, players: 2 },
];

export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.id === game);
}
