import letters from './letters.json';

type Letter = { advance: number; path: string };

/**
 * Bold Inter (public/fonts, SIL Open Font License) as outlines of 1000 units per em, since fonts differ between
 * machines.
 */
const known = new Map<string, Letter>(Object.entries(letters));
const SPACE = 280;

type Line = {
  /** The middle of the line, and its baseline. */
  x: number;
  y: number;
  /** The font size; it is reduced when the line would be wider than `width`. */
  size: number;
  width: number;
  fill: string;
};

/** One line of text; characters without an outline are left out. */
export function lettering(words: string, { x, y, size, width, fill }: Line): string {
  let at = 0;
  const paths: string[] = [];
  for (const sign of words) {
    const letter = known.get(sign);
    if (letter) paths.push(`<path transform="translate(${at})" d="${letter.path}"/>`);
    at += letter?.advance ?? SPACE;
  }
  const scale = Math.min(size, (width / Math.max(at, 1)) * 1000) / 1000;
  const left = x - (at * scale) / 2;
  return `<g fill="${fill}" transform="translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)})">${paths.join('')}</g>`;
}
