import type { AxiosInstance, AxiosResponse } from 'axios';
import { record, text } from '@/contract/core/wire-values';
import { beginsWithZeroBits, proofText } from '@/domain/accounts/proof-of-work';

export const PROOF_HEADER = 'X-Proof-Of-Work';

/** Sends a call that was refused with a challenge once more, with its solution; null where that can not help. */
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

/** The challenge that a refusal carries, of the embedded back end only; null where there is none. */
export function challengeIn(body: unknown): { text: string; bits: number } | null {
  const raw = record(record(body).challenge);
  const bits = Number(raw.bits);
  return text(raw.text) && bits > 0 && bits <= MOST_BITS ? { text: text(raw.text), bits } : null;
}

/** More would take minutes. */
const MOST_BITS = 20;

/** Works for about a second; null where the browser does not hash, which it does on secure pages only. */
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
