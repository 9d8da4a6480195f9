import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The state of a plain field when it was replaced. */
export type PlainField = {
  text: string;
  /** Null when it did not have the focus. */
  caret: { start: number; end: number } | null;
};

/**
 * Loads the component that replaces a plain field, when the field gets the focus or the pointer comes near, and answers
 * it once loaded. Text that an input method is composing is not interrupted. If it fails to load, the plain field
 * stays.
 */
export function useOnFirstFocus<Part>(field: RefObject<HTMLInputElement | null>, load: () => Promise<Part>) {
  const [replacement, setReplacement] = useState<{ Part: Part; plainField: PlainField } | null>(null);
  const isComposing = useRef(false);
  const waiting = useRef<(() => void) | null>(null);

  function show(Part: Part) {
    if (isComposing.current) waiting.current = () => show(Part);
    // Synchronously, because text typed between reading and replacing the field would be lost.
    else flushSync(() => setReplacement({ Part, plainField: readPlainField(field.current) }));
  }

  function fetchPart() {
    load().then(show, () => {});
  }

  // The field may have had the focus before the script ran.
  const begin = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) fetchPart();
  });
  useLayoutEffect(() => begin(), []);

  return {
    replacement,
    plain: {
      onPointerEnter: fetchPart,
      onFocus: fetchPart,
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        waiting.current?.();
        waiting.current = null;
      },
    },
  };
}

function readPlainField(field: HTMLInputElement | null): PlainField {
  const text = field?.value ?? '';
  if (!field || field !== document.activeElement) return { text, caret: null };
  return { text, caret: { start: field.selectionStart ?? text.length, end: field.selectionEnd ?? text.length } };
}
