import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { showProblem } from '@/lib/show-problem';

/** What formik begins with when an order waits for the form: everything missing is told when it opens. */
export function awaited(isAwaited: boolean, fields: readonly string[]) {
  if (!isAwaited) return {};
  return { validateOnMount: true, initialTouched: Object.fromEntries(fields.map((it) => [it, true])) };
}

/** The first of what is missing gets the focus. */
export function useFirstMissing<Values>({ errors }: Pick<FormikProps<Values>, 'errors'>, isAwaited: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const waits = useRef(isAwaited);
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!waits.current || !isWrong) return;
    waits.current = false;
    showProblem(form.current);
  }, [isWrong]);
  return form;
}
