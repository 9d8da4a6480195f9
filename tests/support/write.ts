import userEvent from '@testing-library/user-event';

/**
 * Types into a field: all but the last letter at once, as autofill does, and the last one by its key. Each key
 * re-renders the whole form, which takes most of the time in a long form's test.
 */
export async function writeInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  if (text.length > 1) await userEvent.paste(text.slice(0, -1));
  // Brackets name keys.
  if (text) await userEvent.keyboard(text.slice(-1).replace(/[{[]/, '$&$&'));
}
