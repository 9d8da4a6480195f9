import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What a plain field had when another one took its place. */
export type LeftField = {
  text: string;
  /** Null when it had not the focus. */
  caret: { start: number; end: number } | null;
};

/**
 * Fetches what replaces a plain field, when it gets the focus or the pointer comes near. Answers it once it has come. A
 * word that an input method is still composing is not interrupted. Where nothing comes, the plain field goes on.
 */
export function useOnFirstFocus<Part>(field: RefObject<HTMLInputElement | null>, load: () => Promise<Part>) {
  const [come, setCome] = useState<{ Part: Part; left: LeftField } | null>(null);
  const isComposing = useRef(false);
  const waiting = useRef<(() => void) | null>(null);

  function show(Part: Part) {
    if (isComposing.current) waiting.current = () => show(Part);
    // At once: what is typed between reading the field and replacing it would be lost.
    else flushSync(() => setCome({ Part, left: leftIn(field.current) }));
  }

  function fetchPart() {
    load().then(show, () => {});
  }

  // Whoever was in the field before the script ran.
  const begin = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) fetchPart();
  });
  useLayoutEffect(() => begin(), []);

  return {
    come,
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

function leftIn(field: HTMLInputElement | null): LeftField {
  const text = field?.value ?? '';
  if (!field || field !== document.activeElement) return { text, caret: null };
  return { text, caret: { start: field.selectionStart ?? text.length, end: field.selectionEnd ?? text.length } };
}
