/** Says when a script that did not come is asked for again: after the promise for its address. */
type WhenLost = (address: string) => Promise<void>;

/** Until somebody knows better: milliseconds between two attempts, or sooner when the network is back. */
const PAUSE_MS = 5000;

let whenLost: WhenLost = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
    addEventListener('online', () => resolve(), { once: true });
  });

/** Who knows better (chunk-retry.ts). */
export function onLostPart(act: WhenLost): void {
  whenLost = act;
}

/**
 * `import()` for parts of the shop that are loaded when they are needed. A script that does not come is asked for again
 * until it does, so whatever wanted it goes on then; a module that came and failed by itself fails here, too.
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const address = error instanceof Error && addressIn(error.message);
      if (!address) throw error;
      await whenLost(address);
    }
  }
}

/** The address of the script or style that did not come; bundlers name it in the error's message. */
function addressIn(message: string): string | undefined {
  return /\/_next\/static\/[^\s)'"]+/.exec(message)?.[0];
}
