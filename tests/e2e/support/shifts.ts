import { expect, type Page } from '@playwright/test';

type Moved = { node?: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Shift = { value: number; hadRecentInput: boolean; startTime: number; sources: Moved[] };
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

/** Expects a cumulative layout shift below `limit`; otherwise the failure names what moved, from where to where. */
export async function expectSmallShift(page: Page, limit: number): Promise<void> {
  const { sum, moves } = await page.evaluate(() => {
    const { shifts, observer } = window as unknown as Watching;
    const all = [...shifts, ...(observer.takeRecords() as Shift[])].filter(({ hadRecentInput }) => !hadRecentInput);
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const said = ({ node, previousRect, currentRect }: Moved) =>
      `${node?.outerHTML?.slice(0, 80) ?? node?.textContent?.slice(0, 80)}: ${at(previousRect)} -> ${at(currentRect)}`;
    return {
      sum: all.reduce((total, { value }) => total + value, 0),
      moves: all.map((shift) => `${shift.startTime} ms, ${shift.value}: ${shift.sources.map(said).join('; ')}`),
    };
  });
  expect(sum, `nothing jumps\n${moves.join('\n')}`).toBeLessThan(limit);
}
