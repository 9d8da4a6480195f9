import type { Page } from '@playwright/test';

/** The names of what Tab reaches but nobody sees, from the top of the page down to its foot. */
export async function hiddenFromFocus(page: Page): Promise<{ hidden: string[]; isFootReached: boolean }> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const hidden: string[] = [];
  // More than any product has.
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it || it === document.body) return { name: '', isFoot: false, isSeen: true };
      const { left, top, right, bottom } = it.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => [(left + right) / 2, top + part * (bottom - top)] as const);
      const isSeen = points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (it.contains(seen) || seen.contains(it) || it.closest('label')?.contains(seen));
      });
      return {
        name: it.getAttribute('aria-label') ?? it.textContent,
        isFoot: it.closest('body > * footer') !== null,
        isSeen,
      };
    });
    if (!found.isSeen) hidden.push(found.name);
    if (found.isFoot) return { hidden, isFootReached: true };
  }
  return { hidden, isFootReached: false };
}
