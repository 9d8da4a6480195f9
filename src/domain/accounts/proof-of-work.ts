/**
 * A proof of work that makes one call cheap and many calls expensive: a number whose hash together with the challenge
 * begins with a given number of zero bits.
 * Spec: beyond the specification.
 */

/** The header value: the challenge and the number found. */
export function proofText(challenge: string, found: number): string {
  return `${challenge}:${found}`;
}

/** null when the text is not a proof. */
export function parseProof(text: string): { challenge: string; found: string } | null {
  const [, challenge, found] = /^([\w.-]{20,200}):(\d{1,15})$/.exec(text) ?? [];
  return challenge && found ? { challenge, found } : null;
}

export function beginsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (hash.subarray(0, whole).some((byte) => byte !== 0)) return false;
  return bits % 8 === 0 || (hash[whole] ?? 255) >> (8 - (bits % 8)) === 0;
}
