import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { showProblem } from '@/lib/show-problem';
import { useFirstWrong } from '@/lib/use-first-wrong';

/** What formik begins with when an order waits for the form: everything missing is told when it opens. */
export function awaited(isAwaited: boolean, fields: readonly string[]) {
  if (!isAwaited) return {};
  return { validateOnMount: true, initialTouched: Object.fromEntries(fields.map((it) => [it, true])) };
}

/** The first of what is missing gets the focus: when it is sent, and of what an order waits for, at once. */
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
