import { useCallback, type RefObject } from 'react';

/**
 * Keeps the focus in a part of the page when the focused control disappears, as a pressed 'Remove' does with its row.
 * The focus moves to the next row, else to the one before, else to `otherwise`, to the first control of the part or to
 * its heading. The answer is the `ref` of the part.
 */
export function useKeptFocus<Part extends HTMLElement>(otherwise?: RefObject<HTMLElement | null>) {
  return useCallback((part: Part | null) => (part ? keepFocus(part, otherwise) : undefined), [otherwise]);
}

function keepFocus(part: HTMLElement, otherwise: RefObject<HTMLElement | null> | undefined): () => void {
  let focused: Node | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Node ? target : null;
  };
  const changes = new MutationObserver((records) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const next =
      neighbourOf(focused, records) ??
      otherwise?.current ??
      part.querySelector<HTMLElement>(control) ??
      headingOf(part);
    focused = null;
    next?.focus();
  });
  part.addEventListener('focusin', remember);
  changes.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', remember);
    changes.disconnect();
  };
}

/** The first control of the row beside the one that was removed with the focus. */
function neighbourOf(focused: Node, records: MutationRecord[]): HTMLElement | null {
  for (const { removedNodes, nextSibling, previousSibling } of records) {
    const row = [...removedNodes].find((node) => node.contains(focused));
    if (row) return rowFrom(nextSibling, 'nextSibling', row) ?? rowFrom(previousSibling, 'previousSibling', row);
  }
  return null;
}

function rowFrom(start: Node | null, way: 'nextSibling' | 'previousSibling', like: Node): HTMLElement | null {
  for (let node = start; node?.isConnected; node = node[way]) {
    const found = node instanceof HTMLElement && node.nodeName === like.nodeName && rowControl(node);
    if (found) return found;
  }
  return null;
}

const button = 'button:not(:disabled)';
const control = `${button}, a[href], input:not(:disabled):not([hidden]), textarea:not(:disabled), select:not(:disabled)`;

/** The row itself where it is a control, else its first button, else another control. */
function rowControl(row: HTMLElement): HTMLElement | null {
  return row.matches(control) ? row : (row.querySelector<HTMLElement>(button) ?? row.querySelector(control));
}

/** The heading of the part's section, which the focus can then stand on. */
function headingOf(part: HTMLElement): HTMLElement | null {
  const heading = part.closest('section, [role="dialog"]')?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
}
