/**
 * Shortens a long text.
 * Spec: ordering §9, read-more truncation: 70 characters by default.
 */
import { limits } from '../limits';

/** Never cuts within a character, and cuts at the last space if it is near. */
export function readMore(text: string, length: number = limits.read_more_chars): { text: string; is_cut: boolean } {
  const characters = [...text];
  if (characters.length <= length) return { text, is_cut: false };
  const start = characters.slice(0, length).join('');
  const blank = start.lastIndexOf(' ');
  const end = blank > Math.max(0, start.length - NEAR) ? blank : start.length;
  return { text: `${start.slice(0, end).trimEnd()}…`, is_cut: true };
}

const NEAR = 12;
