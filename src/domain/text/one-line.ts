/**
 * A name on one line of a plain message, however it was entered: without line breaks and control characters, and cut
 * where it is longer than `most` characters.
 * Spec: beyond §2.8 (mails about an order).
 */
export function oneLine(text: string, most: number): string {
  const characters = [...text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}
