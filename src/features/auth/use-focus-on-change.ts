import { useEffect, useRef } from 'react';

/** The pressed button is removed with its step, so the focus moves to the next step's first field, or to its title. */
export function useFocusOnChange(name: string) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    const field = body.current?.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? body.current?.closest('[role="dialog"]')?.querySelector('h2'))?.focus();
  }, [name]);
  return body;
}
