import type { Tone } from '../tones';
import { drawCar, type Car } from './cars';
import { drawFish, type Fish } from './fish';
import { drawPack, type Pack } from './packs';

/** A labelled pack, a car by its body, a fish by its species, or the sign of the storefront. */
export type Drawing =
  | { pack: Pack; label: string; note?: string | undefined }
  | { car: Car }
  | { fish: Fish }
  | { sign: 'gate' };

/** The sign that the bar shows for a business without a logo (shell/bars/logo.tsx). */
const GATE =
  '<g transform="translate(-42 -29) scale(6.2)" fill="#fff"><path d="M8 26V15.8C8 10.9 12 7 17 7s9 3.9 9 8.8V26h-5.2v-9.6c0-2.2-1.7-3.9-3.8-3.9s-3.8 1.7-3.8 3.9V26H8Z"/><circle cx="17" cy="17.6" r="2.1"/></g>';

/** Draws in a square of 128, like the glyphs. */
export function draw(drawing: Drawing, tone: Tone): string {
  if ('pack' in drawing) return drawPack(drawing.pack, { ...drawing, tone });
  if ('car' in drawing) return drawCar(drawing.car, tone);
  return 'fish' in drawing ? drawFish(drawing.fish) : GATE;
}
