/**
 * Leads to what is wrong or missing below `root`: the focus goes into its field, and the words about it stand in the
 * middle of the screen. `data-mends` marks the control that mends what no field of the page holds, `data-told` the
 * words of a section, which may stand apart from its first control.
 */
export function showProblem(root: HTMLElement | null): void {
  if (!root) return;
  const control = SELECTORS.map((it) => root.querySelector<HTMLElement>(it)).find((it) => it !== null) ?? root;
  control.focus({ preventScroll: true });
  const words = control.closest('section')?.querySelector('[data-told]') ?? control;
  words.scrollIntoView({ block: 'center' });
}

/** The first of the page among those that know that they are wrong, else the way to mend it. */
const SELECTORS = [
  '[aria-invalid="true"]:is(input, textarea, select), [data-wrong] input',
  '[data-mends]',
  'input:not(:disabled, [hidden]), button:not(:disabled)',
];
