/**
 * Focuses the first invalid or missing field below `root` and scrolls its message to the middle of the screen.
 * `data-solves-problem` marks the control that solves a problem without a field, `data-problem-text` the message of a
 * section, which may be apart from its first control.
 */
export function showProblem(root: HTMLElement | null): void {
  if (!root) return;
  const control =
    SELECTORS.map((selector) => root.querySelector<HTMLElement>(selector)).find((element) => element !== null) ?? root;
  control.focus({ preventScroll: true });
  const words = control.closest('section')?.querySelector('[data-problem-text]') ?? control;
  words.scrollIntoView({ block: 'center' });
}

/** The first invalid control of the page, else the control that solves the problem. */
const SELECTORS = [
  '[aria-invalid="true"]:is(input, textarea, select), [data-wrong] input',
  '[data-solves-problem]',
  'input:not(:disabled, [hidden]), button:not(:disabled)',
];
