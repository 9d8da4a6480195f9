let open: () => unknown = () => {};

/** Registers how the place popover opens sign-in, a feature above it; the shell registers it. */
export function onSignInWanted(act: () => unknown): void {
  open = act;
}

export const wantSignIn = () => void open();
