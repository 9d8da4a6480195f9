let open: () => unknown = () => {};

/** How the popover of places offers signing in, which stands above it; the shell says it. */
export function onSignInWanted(act: () => unknown): void {
  open = act;
}

export const wantSignIn = () => void open();
