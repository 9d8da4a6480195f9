import type { ReactNode } from 'react';

/** Read aloud, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
