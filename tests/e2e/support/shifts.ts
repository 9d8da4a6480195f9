import type { Page } from '@playwright/test';

type Shift = { value: number; hadRecentInput: boolean };
// The global of `watchShifts` in the page; TypeScript does not declare the browser's type of these entries.
type Watching = { shifts: Shift[]; observer: { takeRecords: () => unknown[] } };

/** Records layout shifts from the first paint on. */
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

/** The cumulative layout shift. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts, observer } = window as unknown as Watching;
    const all = [...shifts, ...(observer.takeRecords() as Shift[])];
    return all.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0);
  });
}
