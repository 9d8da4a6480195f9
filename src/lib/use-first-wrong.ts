import { useEffect, useRef } from 'react';
import { showProblem } from './show-problem';

/** The submit state as formik counts it: the number of submits, and whether one is in progress. */
type Sent = { submitCount: number; isSubmitting: boolean };

/**
 * Answers a ref for the form; its first invalid field gets the focus when the form is refused, by validation or by the
 * server.
 */
export function useFirstWrong<Root extends HTMLElement = HTMLFormElement>({ submitCount, isSubmitting }: Sent) {
  const root = useRef<Root>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && root.current?.querySelector(WRONG)) showProblem(root.current);
  }, [submitCount, isSubmitting]);
  return root;
}

const WRONG = '[aria-invalid="true"], [data-wrong]';
