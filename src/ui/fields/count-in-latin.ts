import type { ChangeEvent, ComponentProps } from 'react';
import { latinDigits } from '@/domain/text/latin-digits';

type Read = (event: ChangeEvent<HTMLInputElement>) => void;

/** Has whoever reads a field for numbers find the digits that forms count with, whatever keyboard they came from. */
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

/** What reads an input: one for numbers in Latin digits, another as it is written. */
export function readInput({ inputMode, onChange }: Pick<ComponentProps<'input'>, 'inputMode' | 'onChange'>) {
  return inputMode === 'numeric' || inputMode === 'decimal' ? countInLatin(onChange) : onChange;
}
