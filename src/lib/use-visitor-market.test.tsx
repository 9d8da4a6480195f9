// @document
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moduleOf } from '@tests/support/render-page';
import { enterPage, ownMarket } from './page-market';
import { saveModule, useSession } from './session';
import { useMarketChanges } from './use-market-changes';
import { useVisitorMarket } from './use-visitor-market';

const rendered = { zone_ids: [1], module_id: 4 };

/** Stands around the page, as the cart does, and is drawn before it. */
function Around() {
  useMarketChanges();
  return <output>{ownMarket(useSession()).module_id}</output>;
}

function Page() {
  useVisitorMarket(rendered);
  return null;
}

it('[CART-28] what stands around a page asks in the market that the page has brought', () => {
  saveModule(moduleOf('grocery', 6));
  enterPage(rendered);
  const page = render(<Around />);
  expect(screen.getByRole('status').textContent).toBe('4');
  page.rerender(
    <>
      <Around />
      <Page />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('7');
});
