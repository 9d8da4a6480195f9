// @document
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeModule } from '@tests/support/render-page';
import { currentMarket, RenderedMarket, setRenderedMarket } from './page-market';
import { readSession, saveModule } from './session';
import { useEffectiveMarket } from './use-page-market';
import { useVisitorMarket } from './use-visitor-market';

const rendered = { zone_ids: [1], module_id: 4 };
const next = { zone_ids: [1], module_id: 5 };

/** Is outside of the page, as the cart is, and renders before it. */
function Around() {
  return <output>{useEffectiveMarket().module_id}</output>;
}

function Page() {
  useVisitorMarket(rendered);
  return null;
}

const shop = (market: typeof rendered, hasPage: boolean) => (
  <RenderedMarket value={market}>
    <Around />
    {hasPage && <Page />}
  </RenderedMarket>
);

it('[CART-28] components around a page send calls for the page’s market', () => {
  act(() => saveModule(makeModule('grocery', 6)));
  setRenderedMarket(rendered);
  const page = render(shop(rendered, false));
  const shown = () => [screen.getByRole('status').textContent, currentMarket(readSession()).module_id];
  expect(shown()).toEqual(['4', 4]);
  page.rerender(shop(rendered, true));
  expect(shown()).toEqual(['7', 7]);
  // The next page is not affected.
  setRenderedMarket(next);
  page.rerender(shop(next, false));
  expect(shown()).toEqual(['5', 5]);
});
