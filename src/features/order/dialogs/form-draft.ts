import { useEffect, useState } from 'react';
import { record } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/** The form, and the order or trip that it is about; each belongs to one customer, so nobody else gets the draft. */
export type FormOf = `${'refund' | 'transfer' | 'cancel' | 'cancel-trip'}-${number}`;

const draftKey = (of: FormOf) => `form-${of}`;

/** What was typed into a form before it was closed, by a press beside it or a swipe, say. */
export function useFormDraft(of: FormOf): Record<string, unknown> {
  const [kept] = useState(() => record(tabMemory.read(draftKey(of))));
  return kept;
}

/** Keeps what is typed once something was; the pictures of a form are not kept. */
export function useKeepDraft(of: FormOf, hasChanged: boolean, typed: object): void {
  const value = JSON.stringify(typed);
  useEffect(() => {
    if (hasChanged || tabMemory.read(draftKey(of))) tabMemory.save(draftKey(of), JSON.parse(value));
  }, [of, hasChanged, value]);
}

/** `onClose` of a dialog that forgets the draft once the form was sent. */
export function forgetWhenSent(of: FormOf, onClose: (isSent?: boolean) => void): (isSent?: boolean) => void {
  return (isSent) => {
    if (isSent) tabMemory.forget(draftKey(of));
    onClose(isSent);
  };
}
