/**
 * Whether a text says the same words as another, so that they need not stand beside it. Letters' case and the marks that
 * hold the direction of writing do not matter; an amount is not said by the end of a larger one.
 * Spec: PRICE-25 (coupons, whose titles are written by the market).
 */
export function isAlreadySaid(text: string, part: string): boolean {
  const [all, sought] = [bare(text), bare(part)];
  const at = all.indexOf(sought);
  return sought !== '' && at >= 0 && !/\d[.,]?$|[.,]$/.test(all.slice(0, at));
}

const bare = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .toLowerCase()
    .trim();
