/**
 * A small piece of work that makes many calls dear and one call cheap: a number whose hash with the challenge begins
 * with so many zero bits.
 * Spec: beyond the specification.
 */

/** A header's value: the challenge, and the number that was found. */
export function proofText(challenge: string, found: number): string {
  return `${challenge}:${found}`;
}

/** Null for a text that is no proof. */
export function parseProof(text: string): { challenge: string; found: string } | null {
  const [, challenge, found] = /^([\w.-]{20,200}):(\d{1,15})$/.exec(text) ?? [];
  return challenge && found ? { challenge, found } : null;
}

export function beginsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (hash.subarray(0, whole).some((byte) => byte !== 0)) return false;
  return bits % 8 === 0 || (hash[whole] ?? 255) >> (8 - (bits % 8)) === 0;
}
