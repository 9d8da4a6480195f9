import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { forgetWords } from './recent-words';
import { optionId, type Option } from './suggestion-list';

type Combobox = {
  listId: string;
  /** What hangs below the field; whoever goes on to its buttons has not left. */
  panel: RefObject<HTMLElement | null>;
  options: readonly Option[];
  onWords: (words: string) => void;
  onChoose: (option: Option) => void;
};

/**
 * Makes a plain field a combobox (ARIA practices, "editable combobox with list autocomplete"): arrows walk the list,
 * Enter takes what is marked or sends the form, Escape closes, Delete forgets a recent search.
 */
export function useComboboxInput(input: HTMLInputElement, combobox: Combobox) {
  const { listId, panel, options, onWords, onChoose } = combobox;
  const [isOpen, setIsOpen] = useState(() => input === document.activeElement);
  const [at, setAt] = useState(-1);
  const active = isOpen && at >= 0 ? Math.min(at, options.length - 1) : -1;
  const isShown = isOpen && options.length > 0;

  const type = useEffectEvent(() => {
    setIsOpen(true);
    setAt(-1);
    onWords(input.value.trim());
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const marked = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are options: the field itself.
      setAt(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && marked) onChoose(marked);
    else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else if (event.key === 'Delete' && marked?.icon === 'clock') forgetWords(marked.name);
    else return;
    event.preventDefault();
  });

  function close() {
    setIsOpen(false);
    setAt(-1);
  }
  const leave = useEffectEvent(({ relatedTarget: next }: FocusEvent) => {
    if (!(next instanceof Node && panel.current?.contains(next))) close();
  });

  useEffect(() => {
    const open = () => setIsOpen(true);
    const taken = new AbortController();
    const { signal } = taken;
    input.addEventListener('input', () => type(), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    input.addEventListener('focus', open, { signal });
    input.addEventListener('click', open, { signal });
    input.addEventListener('blur', (event) => leave(event), { signal });
    input.form?.addEventListener('submit', () => setIsOpen(false), { signal });
    // What has been typed, or left, while this was on its way.
    queueMicrotask(() => {
      if (!signal.aborted && input === document.activeElement) type();
    });
    return () => taken.abort();
  }, [input]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (active >= 0) input.setAttribute('aria-activedescendant', optionId(listId, active));
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, isShown, active]);

  return { isOpen, active, close };
}
