/**
 * Whether a position that a device tells is exact enough to send a courier there, and how far off it is called.
 * Spec: beyond §3.5.
 */
import { limits } from '../limits';

/** `accuracy` is the radius in metres within which the device is; some devices tell none. */
export function isVague(accuracy: number | undefined): boolean {
  return accuracy !== undefined && accuracy > limits.vague_position_metres;
}

/** A distance in the steps in which people speak of it: 340 m is 350 m, 2134 m is 2.1 km, 11,800 m is 12 km. */
export function roughDistance(metres: number): { unit: 'metres' | 'kilometres'; distance: number } {
  const rough = Math.round(metres / 50) * 50;
  if (rough < 1000) return { unit: 'metres', distance: rough };
  const kilometres = metres / 1000;
  return { unit: 'kilometres', distance: kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres) };
}
