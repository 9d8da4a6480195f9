import { refuse } from './finding.mjs';

/** What the examples of this repository show in place of a secret, so that everybody knows it. */
const PUBLISHED = [
  /^change-me/i,
  /^secret-of-the-/,
  /^thirty-two-characters-or-more-of-chance$/,
  /^drawn-by-openssl-rand-base64-32$/,
];

/** Refuses secrets of the shop's own that were taken from an example. */
export function* checkPublishedSecrets({ SECRET, PURGE_SECRET }, { open }) {
  if (!open) return;
  for (const [name, secret = ''] of Object.entries({ SECRET, PURGE_SECRET })) {
    if (PUBLISHED.some((shown) => shown.test(secret))) {
      yield refuse(
        name,
        'is the one of an example, which everybody knows',
        'set the output of: openssl rand -base64 32',
      );
    }
  }
}
