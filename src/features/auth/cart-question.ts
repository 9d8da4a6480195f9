let asked: Promise<void> = Promise.resolve();

/**
 * From signing in until the customer has chosen between two carts, no cart may end by itself: it could be the one that
 * is chosen (GUEST-09). Call what this answers when the question is over.
 */
export function holdCarts(): () => void {
  let release = () => {};
  asked = new Promise((resolve) => (release = resolve));
  return () => release();
}

/** Resolves when nobody is asked which cart to keep. */
export const waitForCartQuestion = (): Promise<void> => asked;
