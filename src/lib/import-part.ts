/** Decides when a failed script is requested again: after the promise for its URL. */
type WhenLost = (address: string) => Promise<void>;

/** Default: milliseconds between two attempts, or sooner when the network is back. */
const PAUSE_MS = 5000;

let whenLost: WhenLost = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
    addEventListener('online', () => resolve(), { once: true });
  });

/** Replaces the default (chunk-retry.ts). */
export function onLostPart(act: WhenLost): void {
  whenLost = act;
}

/**
 * `import()` for lazy parts of the shop. A script that fails to load is requested again until it loads, and the caller
 * continues then; a module that loads and throws rejects here, too.
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

/** The URL of the script or style that failed to load; bundlers name it in the error's message. */
function addressIn(message: string): string | undefined {
  return /\/_next\/static\/[^\s)'"]+/.exec(message)?.[0];
}
