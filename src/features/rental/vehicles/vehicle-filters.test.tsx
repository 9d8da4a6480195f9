// @document
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { useCardTexts } from '@/features/item/use-card-texts';
import { readFilter } from './vehicle-filter';
import { VehicleFilters } from './vehicle-filters';

const found = { min_price: 5, max_price: 90, counts: null };
const none = { of: [], more: undefined };

/** The page makes `onChange` anew each time it is drawn. */
function Filters({ onChange }: { onChange: (part: object) => void }) {
  const texts = useCardTexts();
  return (
    <VehicleFilters
      filter={readFilter({})}
      onChange={(part) => onChange(part)}
      onClear={() => {}}
      categories={none}
      brands={none}
      {...{ found, texts }}
      isOpen
    />
  );
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('[ROUTE-18] the chosen prices are searched for although the page is drawn again meanwhile', async () => {
  const onChange = vi.fn();
  const { rerender } = renderPage(<Filters onChange={onChange} />);
  const lowest = await screen.findByRole('slider', { name: 'Lowest price' }, { timeout: 8000 });
  vi.useFakeTimers();
  fireEvent.change(lowest, { target: { value: '20' } });
  act(() => vi.advanceTimersByTime(300));
  rerender(<Filters onChange={onChange} />);
  act(() => vi.advanceTimersByTime(200));
  expect(onChange.mock.calls).toEqual([[{ min_price: 20, max_price: null }]]);
});
