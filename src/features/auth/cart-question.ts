let asked: Promise<unknown> = Promise.resolve();

/** From now until then, the customer is asked in this tab which cart to keep (hold-carts.ts). */
export function holdCartsHere(until: Promise<unknown>): void {
  asked = until;
}

/** Resolves when nobody is asked in this tab which cart to keep. */
export const waitForCartQuestion = (): Promise<unknown> => asked;
