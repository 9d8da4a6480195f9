import { memo, type ReactNode } from 'react';
import type { StoreCard as Store } from '@/contract/catalogue/store';
import { storeBadges } from '@/domain/catalogue/store-badges';
import { isDelivering } from '@/domain/checkout/order-type';
import { discountText, formatRating } from '@/features/item/item-labels';
import { useStoreDelivery } from '@/features/location/store-delivery-api';
import { mediaSource, storeSizes } from '@/features/item/media-source';
import { storeHref } from '@/features/item/store-href';
import { Heart } from '@/features/wishlist/heart';
import { Badge } from '@/ui/display/badge';
import { FreeFact, StoreCard as Frame } from '@/ui/cards/store-card';
import { openState } from '../opening';
import { deliveryTimeText, deliveryTo, distanceText, type Delivery } from '../store-facts';
import type { StoreTexts } from '../use-store-texts';

type Props = {
  store: Store;
  /** From `useStoreTexts()`, once for a list. */
  texts: StoreTexts;
  priority?: boolean | undefined;
};

/** A store in a grid or rail; distance, fee and opening appear after hydration. */
export const StoreCard = memo(Card);

function Card({ store, texts, priority }: Props) {
  const state = openState(store, texts);
  const delivery = deliveryTo(store, texts, useStoreDelivery(store.id, texts.at));
  return (
    <Frame
      href={storeHref(store)}
      name={store.name}
      picture={mediaSource(store.cover_photo_full_url ?? store.logo_full_url, 'cover', storeSizes)}
      priority={priority}
      rating={formatRating(store, texts)}
      facts={listFacts(store, texts, delivery)}
      badges={listBadges(store, texts)}
      veil={state && !state.isOpen ? { title: texts.t('store.closed'), text: state.text } : undefined}
      heart={<Heart store={store} />}
    />
  );
}

function listFacts(store: Store, texts: StoreTexts, delivery: Delivery | null): ReactNode[] {
  const { t, short, config } = texts;
  const distance = delivery && distanceText(delivery.km, texts);
  if (!isDelivering(store, config)) return [t('store.pickup_only'), distance].filter(Boolean);
  const fee = delivery?.fee;
  const isFree = fee ? fee.delivery_charge === 0 : store.free_delivery;
  return [
    store.delivery_time && deliveryTimeText(store.delivery_time, texts),
    distance,
    isFree ? (
      <FreeFact>{t('store.free_delivery')}</FreeFact>
    ) : (
      fee && t('store.fee', { amount: short(fee.delivery_charge) })
    ),
  ].filter(Boolean);
}

function listBadges(store: Store, texts: StoreTexts): ReactNode {
  return storeBadges(store, texts.now)
    .slice(0, 2)
    .map((badge) => (
      <Badge
        key={badge.kind}
        tone={badge.kind === 'discount' ? 'offer' : 'plain'}
        icon={badge.kind === 'new' ? 'sparkles' : undefined}
      >
        {badge.kind === 'discount' ? discountText(badge, texts) : texts.t(`store.${badge.kind}`)}
      </Badge>
    ));
}
