// @document
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { StartJoin } from './start-join';

afterEach(cleanup);

it.each([
  ['both, where both can register', 1, 1, {}, ['/store-registration?active=active', '/deliveryman-registration']],
  ['nothing for couriers who cannot register', 1, 0, {}, ['/store-registration?active=active']],
  ['nothing that the landing page has switched off', 1, 1, { earning_seller_status: 0 }, ['/deliveryman-registration']],
  ['nothing at all', 0, 1, { earning_dm_status: 0 }, []],
])('the start page calls %s', (_what, toggle_store_registration, toggle_dm_registration, landing, hrefs) => {
  renderPage(<StartJoin />, { config: { toggle_store_registration, toggle_dm_registration }, landing });
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
