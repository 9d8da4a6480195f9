import type { Page } from '@playwright/test';

type Shift = { value: number; hadRecentInput: boolean };
// What `watchShifts` leaves in the page; the browser's own type of these entries is not declared by TypeScript.
type Watching = { shifts: Shift[]; observer: { takeRecords: () => unknown[] } };

/** Notes from the first paint on what moves by itself. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const seen = window as unknown as Watching;
    seen.shifts = [];
    const observer = new PerformanceObserver((list) => {
      seen.shifts.push(...(list.getEntries() as unknown as Shift[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    seen.observer = observer;
  });
}

/** How much has moved, as browsers count it. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts, observer } = window as unknown as Watching;
    const all = [...shifts, ...(observer.takeRecords() as Shift[])];
    return all.reduce((sum, it) => sum + (it.hadRecentInput ? 0 : it.value), 0);
  });
}
