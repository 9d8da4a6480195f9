import userEvent from '@testing-library/user-event';

/**
 * Writes into a field: all but the last letter at once, as a browser fills a form, and the last one by its key. Each key
 * draws the whole form anew, which is most of what a test of a long form takes.
 */
export async function writeInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  if (text.length > 1) await userEvent.paste(text.slice(0, -1));
  // Brackets name keys.
  if (text) await userEvent.keyboard(text.slice(-1).replace(/[{[]/, '$&$&'));
}
