import type { AxiosInstance, AxiosResponse } from 'axios';
import { record, text } from '@/contract/core/wire-values';
import { beginsWithZeroBits, proofText } from '@/domain/accounts/proof-of-work';

export const PROOF_HEADER = 'X-Proof-Of-Work';

/**
 * Sends a call that was refused with a challenge again, with the solution; null where there is no challenge or no
 * solution.
 */
export async function repeatWithSolution(
  http: AxiosInstance,
  { config, data }: AxiosResponse<unknown>,
): Promise<AxiosResponse<unknown> | null> {
  const challenge = config.headers.has(PROOF_HEADER) ? null : challengeIn(data);
  const proof = challenge && (await solve(challenge));
  if (!proof) return null;
  config.headers.set(PROOF_HEADER, proof);
  return http.request(config);
}

/** The challenge in a refusal (embedded back end only), or null. */
export function challengeIn(body: unknown): { text: string; bits: number } | null {
  const raw = record(record(body).challenge);
  const bits = Number(raw.bits);
  return text(raw.text) && bits > 0 && bits <= MOST_BITS ? { text: text(raw.text), bits } : null;
}

/** Solving a harder challenge would take minutes. */
const MOST_BITS = 20;

/** Takes about a second. Null without Web Crypto, which browsers offer on secure pages only. */
export async function solve({ text: challenge, bits }: { text: string; bits: number }): Promise<string | null> {
  const hashing = globalThis.crypto?.subtle;
  if (!hashing) return null;
  const encoder = new TextEncoder();
  for (let found = 0; ; found++) {
    const proof = proofText(challenge, found);
    const hash = await hashing.digest('SHA-256', encoder.encode(proof));
    if (beginsWithZeroBits(new Uint8Array(hash), bits)) return proof;
  }
}
