/** What the browser keeps: for all tabs, and for one. Only `session.ts` decides what is kept, and under which name. */

/** A browser that has no room, or stores nothing, loses the value; what the customer does goes on. */
export function put(store: Storage | undefined, name: string, value: string | null): void {
  try {
    if (value === null) store?.removeItem(name);
    else store?.setItem(name, value);
  } catch {
    // Lost, as said above.
  }
}

export function storage(): Storage | undefined {
  return open('localStorage');
}

export function tab(): Storage | undefined {
  return open('sessionStorage');
}

/** Undefined on the server, and where the browser blocks site data: then reading the property throws. */
function open(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window[name];
  } catch {
    return undefined;
  }
}

/** Undefined for invalid JSON. */
export function parseJson(value: string | null): unknown {
  if (value === null) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    // An invalid value counts as none.
    return undefined;
  }
}
