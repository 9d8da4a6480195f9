import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { showProblem } from '@/lib/show-problem';
import { useFirstWrong } from '@/lib/use-first-wrong';

/** Formik's options when an order waits for the form: missing fields are marked when it opens. */
export function awaited(isAwaited: boolean, fields: readonly string[]) {
  if (!isAwaited) return {};
  return { validateOnMount: true, initialTouched: Object.fromEntries(fields.map((field) => [field, true])) };
}

/** Focuses the first missing field: on submit, and at once when an order waits for the form. */
export function useFirstMissing<Values>(form: FormikProps<Values>, isAwaited: boolean) {
  const root = useFirstWrong(form);
  const waits = useRef(isAwaited);
  const isWrong = Object.keys(form.errors).length > 0;
  useEffect(() => {
    if (!waits.current || !isWrong) return;
    waits.current = false;
    showProblem(root.current);
  }, [root, isWrong]);
  return root;
}
