import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { isOn } from '@/domain/wire/wire';
import { keptBuyNow } from '@/features/cart/kept-buy-now';
import { useConfig } from '@/features/config/api';
import { useCustomerId } from '@/features/profile/api';
import { useShowModule } from '@/features/module/current-module';
import { importPart } from '@/lib/import-part';
import { useSession } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { Button, ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { NotLoaded } from '@/ui/status/not-loaded';
import { CheckoutHead, SignInNeeded } from './checkout-head';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout.module.css';
import type { CheckoutData } from './placing/compose';
import { UnknownNotice } from './placing/place-button';
import { PaymentReturn } from './payment/payment-return';
import { keptPlaced } from './placing/placed';
import { PlacedOrder } from './placing/placed-order';
import { orderKey } from '@/features/item/kept-order-type';
import { useDraft } from './draft';
import { useExtras } from './extras';
import { orderedStoreId, useCheckoutData } from './use-checkout-data';
import { useKnownAddress } from './use-known-address';
import { useLines } from './use-lines';
import { usePlacing } from './placing/use-placing';
import { browserOnly } from '@/ui/lazy/browser-only';

const waiting = () => <CheckoutSkeleton />;
const form = () => importPart(() => import('./checkout-form')).then((mod) => mod.CheckoutForm);

const CheckoutForm = browserOnly(form, waiting);
const ParcelCheckout = browserOnly(() => import('./parcel/parcel-checkout').then((mod) => mod.ParcelCheckout), waiting);

/** The whole page. Personal data loads after hydration (ROUTE-06). */
export function Checkout() {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const isHydrated = useHydrated();
  const isKnown = isHydrated && isReady;
  // The gateway may append its flag to the last query value, so only the leading digits count.
  const order_id = isKnown ? Number.parseInt(String(query.order_id ?? ''), 10) : NaN;
  const placed = order_id > 0 ? keptPlaced(order_id) : null;
  if (placed && placed.payment_method !== 'digital_payment') return <PlacedOrder placed={placed} />;
  if (order_id > 0) return <PaymentReturn order_id={order_id} />;

  return (
    <div className="wrap" data-checkout>
      <CheckoutHead title={t('checkout.title')} />
      {isKnown ? (
        <Gate
          page={query.page === 'parcel' ? 'parcel' : parsePage(query.page)}
          store_id={Number(query.store_id) || 0}
          module_id={Number(query.module_id) || 0}
        />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}

type CheckoutRoute<Page> = { page: Page; /** 0 where the URL has none. */ store_id: number; module_id: number };

/** Guests may enter where the configuration allows it (CHECKOUT-06). */
function Gate({ page, ...asked }: CheckoutRoute<CheckoutPage | 'parcel'>) {
  const { token } = useSession();
  const { guest_checkout_status } = useConfig();
  const isLetIn = token !== null || isOn(guest_checkout_status);
  if (isLetIn && page === 'parcel') return <ParcelCheckout />;
  if (isLetIn && page !== 'parcel') return <Loading page={page} {...asked} />;
  return <SignInNeeded />;
}

function Loading({ page, store_id, module_id }: CheckoutRoute<CheckoutPage>) {
  const { t } = useTranslation();
  useOwnModule(page, module_id);
  // Preloads the form while the data loads.
  useEffect(() => void form(), []);
  const ordered = useLines(page);
  const order_of = orderKey(orderedStoreId(ordered.lines, store_id));
  const [stored, change] = useDraft(order_of);
  const [extras, changeExtras] = useExtras(order_of);
  const draft = useKnownAddress(stored);
  const known = useCheckoutData(ordered, { draft, store_id, is_prescription: page === 'prescription' });
  const checkout = useShown(known.checkout);
  useShowModule(known.store?.module_id);
  const isWithoutCart = page === 'prescription' && store_id > 0;
  const placing = usePlacing();
  const { prescription_order_status } = useConfig();
  const isOpen = prescription_order_status && known.store?.prescription_order !== false;

  if (page === 'prescription' && !isOpen) return <NoPrescriptions />;
  if (known.lines?.length === 0 && !isWithoutCart) return placing.is_unknown ? <Unknown {...placing} /> : <Empty />;
  // A failed refetch keeps what the customer has filled in: placing the order reports the failure.
  if (!checkout && known.has_failed) return <NotLoaded title={t('checkout.failed_title')} onRetry={known.refresh} />;
  if (!checkout) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      {...{ page, checkout, draft, change, extras, changeExtras, placing }}
      {...{ refresh: known.refresh, changeLine: known.change_line, isPricing: known.is_pricing }}
    />
  );
}

/** Until it is known who has signed in, nothing is shown that somebody else may have typed. */
function useShown(checkout: CheckoutData | null): CheckoutData | null {
  return useCustomerId() === null ? null : checkout;
}

/**
 * The module of this checkout: that of the URL, that of the Buy Now item, else the visitor's module when the page was
 * opened. Choosing another module or place meanwhile, for example in another tab, does not take the cart away.
 */
function useOwnModule(page: CheckoutPage, asked: number): void {
  const { module } = useSession();
  const [market] = useState(() => {
    const bought = page === 'buy_now' || page === 'campaign' ? keptBuyNow()?.module_id : undefined;
    return { zone_ids: [], module_id: asked || bought || (module?.id ?? null) };
  });
  useVisitorMarket(market, 'page');
}

function Empty() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="/images/empty-cart.webp"
      title={t('checkout.empty_title')}
      text={t('checkout.empty_text')}
      action={<ButtonLink href="/home">{t('checkout.empty_action')}</ButtonLink>}
    />
  );
}

/** Prescriptions are switched off for the market or the store (wire-format §7.2). */
function NoPrescriptions() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="circle-alert"
      title={t('errors.prescription_off')}
      action={<ButtonLink href="/home">{t('checkout.empty_action')}</ButtonLink>}
    />
  );
}

/** The cart is empty, most likely because the order was placed; the idempotency key of the last attempt tells. */
function Unknown({ is_busy, ask }: ReturnType<typeof usePlacing>) {
  const { t } = useTranslation();
  return (
    <div className={styles.unknown}>
      <UnknownNotice />
      <Button loading={is_busy} onClick={ask}>
        {t('checkout.ask_again')}
      </Button>
    </div>
  );
}

function parsePage(value: string | string[] | undefined): CheckoutPage {
  return value === 'buy_now' || value === 'campaign' || value === 'prescription' ? value : 'cart';
}
