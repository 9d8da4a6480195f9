import type { ChangeEvent, ComponentProps } from 'react';
import { latinDigits } from '@/domain/text/latin-digits';

type Read = (event: ChangeEvent<HTMLInputElement>) => void;

/** A change handler that converts digits of other scripts to Latin ones first, so that numeric fields work with any keyboard. */
export function countInLatin(read: Read | undefined): Read {
  return (event) => {
    const field = event.target;
    const { value, selectionStart: caret } = field;
    const meant = latinDigits(value);
    if (meant !== value) {
      field.value = meant;
      field.setSelectionRange(caret, caret);
    }
    read?.(event);
  };
}

/** The change handler of an input: for numeric fields it gets Latin digits. */
export function readInput({ inputMode, onChange }: Pick<ComponentProps<'input'>, 'inputMode' | 'onChange'>) {
  return inputMode === 'numeric' || inputMode === 'decimal' ? countInLatin(onChange) : onChange;
}
