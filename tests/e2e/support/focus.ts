import type { Page } from '@playwright/test';

/** Names of elements that Tab reaches but that are not visible, from the top of the page to its bottom. */
export async function hiddenFromFocus(page: Page): Promise<{ hidden: string[]; isFootReached: boolean }> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const hidden: string[] = [];
  // More than any page has.
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { name: '', isFoot: false, isSeen: true };
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => [(left + right) / 2, top + part * (bottom - top)] as const);
      const isSeen = points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return (
          seen !== null &&
          (element.contains(seen) || seen.contains(element) || element.closest('label')?.contains(seen))
        );
      });
      return {
        name: element.getAttribute('aria-label') ?? element.textContent,
        isFoot: element.closest('body > * footer') !== null,
        isSeen,
      };
    });
    if (!found.isSeen) hidden.push(found.name);
    if (found.isFoot) return { hidden, isFootReached: true };
  }
  return { hidden, isFootReached: false };
}
