// @document
import { act, cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { makeModule, renderPage } from '@tests/support/render-page';
import { standInForBrowser } from '@tests/support/rooms/item-room';
import { readProviderAnswer } from '@/contract/rental/provider.read';
import { SavedAddresses } from '@/features/address/saved-addresses';
import { CartDrawer } from '@/features/cart/drawer/cart-drawer';
import { Interests } from '@/features/category/interests';
import { CouponDialog } from '@/features/checkout/summary/coupon-dialog';
import { PolicyText } from '@/features/content/policy-text';
import { ConversationList } from '@/features/inbox/conversation-list';
import { Notices } from '@/features/inbox/notices';
import { SavedPlaces } from '@/features/location/saved-places';
import { ModuleChooser } from '@/features/module/module-chooser';
import { MyOrders } from '@/features/order/list/my-orders';
import { readParcelDraft } from '@/features/parcel/parcel-draft';
import { KindsPart } from '@/features/parcel/kinds-part';
import { ProviderScreen } from '@/features/rental/provider-screen';
import { RentalCartView } from '@/features/rental/cart/rental-cart-view';
import { LatestStores, PopularStores } from '@/features/store/list/store-list';
import { MyTrips } from '@/features/trip/my-trips';
import { Coupons } from '@/features/wallet/coupons';
import { closeDialogs } from '@/lib/dialogs';
import { forgetToken, saveModule, savePlace, saveToken } from '@/lib/session';
import { WishlistDrawer } from './wishlist/wishlist-drawer';

const errors = [{ code: 'zone', message: 'Choose a place first' }];
apiServer(http.get('*/api/v1/*', () => HttpResponse.json({ errors }, { status: 403 })));

beforeAll(standInForBrowser);
beforeEach(() => {
  savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60 }, zone_ids: [1] });
  saveModule(makeModule('food'));
  saveToken('t');
});
afterEach(() => {
  act(closeDialogs);
  cleanup();
  forgetToken();
});

const market = { zone_ids: [1], module_id: 1 };
const nothing = () => {};
const provider = readProviderAnswer({ id: 3, name: 'Bay', avg_rating: 4, rating_count: 2 });

/** A component that shows an empty state for the answer of a call. */
const places: (readonly [name: string, room: ReactNode])[] = [
  ['the coupons of the checkout', <CouponDialog store_id={1} isRental={false} onClose={nothing} />],
  ['the coupons of a trip', <CouponDialog store_id={1} isRental onClose={nothing} />],
  ['the coupons of the profile', <Coupons />],
  ['the modules', <ModuleChooser currentId={null} onClose={nothing} />],
  ['the cart', <CartDrawer onClose={nothing} />],
  ['the trip', <RentalCartView />],
  ['the favourites', <WishlistDrawer onClose={nothing} />],
  ['the orders', <MyOrders />],
  ['the trips', <MyTrips />],
  ['the saved addresses', <SavedAddresses />],
  ['the saved places of the header', <SavedPlaces onProblem={nothing} />],
  ['the conversations', <ConversationList open={null} />],
  ['the notifications', <Notices />],
  ['the interests', <Interests market={market} />],
  ['the latest stores', <LatestStores market={market} />],
  ['the popular stores', <PopularStores market={market} />],
  ...(provider ? [['the vehicles of a provider', <ProviderScreen key="provider" provider={provider} />] as const] : []),
  [
    'the kinds of parcels',
    <KindsPart module_id={5} draft={readParcelDraft()} change={nothing} onKind={nothing} missing={null} />,
  ],
  ['a text of the business', <PolicyText name="about-us" />],
];

describe('a refused call', () => {
  it.each(places)('of %s is told as a failure, with a way to try again', async (_name, room) => {
    renderPage(room, { modules: null });
    expect((await screen.findAllByRole('button', { name: /try again/i })).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^(No |There (is|are) no |You have no |Nothing |Your cart is empty)/)).toBeNull();
  });
});
