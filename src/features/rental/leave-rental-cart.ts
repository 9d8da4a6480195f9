import type { QueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import type { RentalCart } from '@/contract/rental/rental-cart';
import { rentalCartFate } from '@/domain/place/module-switch';
import { waitForOtherTabs } from '@/features/auth/hold-carts';
import { tellReplaced } from '@/features/cart/tell-replaced';
import { configQuery } from '@/features/config/api';
import { reloadHome } from '@/features/location/reload-home';
import { i18nFor } from '@/i18n';
import { missingMessages } from '@/i18n/deferred-messages';
import { failureText } from '@/lib/api/failure-text';
import type { Write } from '@/lib/api/queued-writes';
import { readSession, savePlace } from '@/lib/session';
import { toast, toastFailure } from '@/lib/toast';
import type { Language } from '@/domain/text/language';
import { waitForLayers } from '@/ui/popups/back-button';
import { replaceableVehicles } from './bring-back';
import { findCartPlace, type Place } from './cart-place';
import { emptyRentalCart, fetchAsItIs } from './cart/rental-cart-api';

type Leaving = { cart: RentalCart; owner: { guest_id?: number } };
type Left = { ids: string; isLeft: Promise<boolean> };

/** The cart that each client has left last: two answers about one cart end it once. */
const left = new WeakMap<QueryClient, Left>();

/**
 * Empties a cart whose provider does not pick up in the customer's zones, says so, and offers for a while to lead back to
 * its place and to fill it again. It may have been filled on another device, or come with signing in. Answers what the
 * cart holds then. Spec: ordering §4, "Module switch" (RENTAL-06).
 */
export async function leaveRentalCart(client: QueryClient, leaving: Leaving): Promise<RentalCart> {
  if (await waitForOtherTabs()) {
    // Its customer may have kept the other cart there.
    const cart = await fetchAsItIs(client, leaving.owner);
    if (rentalCartFate(cart, readSession().zone_ids) !== 'cleared') return cart;
    return leaveRentalCart(client, { ...leaving, cart });
  }
  const ids = String(leaving.cart.carts.map(({ id }) => id));
  let one = left.get(client);
  if (one?.ids !== ids) {
    one = { ids, isLeft: emptyAndTell(client, leaving) };
    left.set(client, one);
  }
  if (await one.isLeft) return { carts: [], trip: null };
  left.delete(client);
  return leaving.cart;
}

async function emptyAndTell(client: QueryClient, { cart, owner }: Leaving): Promise<boolean> {
  await missingMessages();
  const { t } = i18nFor(document.documentElement.lang as Language);
  try {
    await emptyRentalCart(client, owner);
  } catch (error) {
    if (error instanceof Error) toastFailure(error, failureText(error, t));
    return false;
  }
  void toast.error(t('rental.cart_cleared'), { everywhere: true });
  const config = client.getQueryData(configQuery().queryKey);
  if (!config) return true;
  const vehicles = replaceableVehicles({ client, config, t });
  /** Each cart leads to its own place. */
  async function run(write: Write<RentalCart>, back: RentalCart) {
    goBack(await findCartPlace(client, back));
    return vehicles.run(write, back);
  }
  tellReplaced({ ...vehicles, run }, cart, t);
  return true;
}

function goBack(place: Place | null): void {
  if (!place) return;
  savePlace(place);
  // The home's market is in its internal path.
  if (Router.router?.pathname.startsWith('/home')) void waitForLayers().then(() => reloadHome(Router, true));
}
