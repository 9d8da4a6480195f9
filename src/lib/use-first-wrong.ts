import { useEffect, useRef } from 'react';
import { showProblem } from './show-problem';

/** How often a form has been sent, and whether it still is, as formik counts. */
type Sent = { submitCount: number; isSubmitting: boolean };

/** The root of a form whose first wrong field gets the focus when what was sent is refused, here or by the server. */
export function useFirstWrong<Root extends HTMLElement = HTMLFormElement>({ submitCount, isSubmitting }: Sent) {
  const root = useRef<Root>(null);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && root.current?.querySelector(WRONG)) showProblem(root.current);
  }, [submitCount, isSubmitting]);
  return root;
}

const WRONG = '[aria-invalid="true"], [data-wrong]';
