import { act, cleanup, screen } from '@testing-library/react';
import { Checkout } from '@/features/checkout/checkout';
import { at, config } from '@/features/checkout/market.fixture';
import { closeDialogs } from '@/lib/dialogs';
import { forgetToken, saveGuest, saveModule, savePlace } from '@/lib/session';
import { renderPage } from '../render-page';

/** A new guest who has chosen the place and the module of market.fixture.ts. */
export function enterMarket(): void {
  forgetToken();
  savePlace({ location: 'Harbour', currentLatLng: at, zone_ids: [1] });
  saveModule({ id: 1, module_type: 'food', module_name: 'Food' } as Parameters<typeof saveModule>[0]);
  saveGuest(5);
}

export function leaveMarket(): void {
  act(closeDialogs);
  cleanup();
}

export type Opening = {
  query?: Record<string, string>;
  /** What differs in the configuration. */
  config?: object;
  language?: 'en' | 'ar';
};

export function openCheckout({ query = { page: 'cart' }, config: more, language = 'en' }: Opening = {}) {
  const router = { pathname: '/checkout', query };
  return renderPage(<Checkout />, { language, config: { ...config, ...more }, router, dialogs: true });
}

/** The page has two: below the order, and in the bar of a phone. */
export async function findPlaceButton(): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name: 'Place order' }, { timeout: 15_000 });
  if (!button) throw new Error('There is no Place order');
  return button;
}

/** jsdom has no previews of files. */
export function letFilesBeShown(): void {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
}
