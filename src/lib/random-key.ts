/** An idempotency key of 128 random bits. `crypto.randomUUID` exists on HTTPS only, this on every page. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
