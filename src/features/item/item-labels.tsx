import type { ReactNode } from 'react';
import type { AnyItemCard } from '@/contract/catalogue/item';
import { availableWindow, isAvailable, takesLater } from '@/domain/catalogue/availability';
import { itemBadges, vegMark, type ItemBadge } from '@/domain/catalogue/item-badges';
import { shownPrice } from '@/domain/catalogue/item-price';
import { isOutOfStock } from '@/domain/catalogue/quantity';
import { shownRating } from '@/domain/catalogue/rating';
import { Badge, VegMark } from '@/ui/display/badge';
import type { Veil } from '@/ui/cards/media';
import { Price } from '@/ui/display/price';
import type { CardTexts } from './use-card-texts';

/** Shared parts of an item's cards, rows and dialogs. Spec: ordering §2 and §4. */

type Labelled = Exclude<ItemBadge, { kind: 'veg' | 'non_veg' }>;

/** The badges in order, without the veg mark, which is shown before the name. */
export function cardBadges(item: AnyItemCard, { config }: CardTexts): Labelled[] {
  return itemBadges(item, config).filter(
    (badge): badge is Labelled => badge.kind !== 'veg' && badge.kind !== 'non_veg',
  );
}

type Place = 'picture' | 'page';

/** The badges as labels; false where there is none. */
export function badgeLabels(badges: readonly Labelled[], texts: CardTexts, on: Place): ReactNode {
  return badges.length > 0 && badges.map((badge) => <BadgeLabel key={badge.kind} {...{ badge, texts, on }} />);
}

function BadgeLabel({ badge, texts, on }: { badge: Labelled; texts: CardTexts; on: Place }) {
  const { t } = texts;
  if (badge.kind === 'discount') return <Badge tone="offer">{discountText(badge, texts)}</Badge>;
  if (badge.kind === 'recommend') {
    return (
      <Badge tone={on === 'picture' ? 'plain' : 'soft'} icon="thumbs-up">
        {t('item.recommend')}
      </Badge>
    );
  }
  if (badge.kind === 'organic') {
    return (
      <Badge tone={on === 'picture' ? 'plain' : 'good'} icon="leaf">
        {t('item.organic')}
      </Badge>
    );
  }
  return <Badge tone={on === 'picture' ? 'plain' : 'grey'}>{t('item.halal')}</Badge>;
}

/** "20% off" or "$2.00 off". */
export function discountText(
  { discount, discount_type }: { discount: number; discount_type: 'percent' | 'amount' },
  { t, short }: CardTexts,
): string {
  return t('item.off', { amount: discount_type === 'percent' ? `${discount}%` : short(discount) });
}

export function ItemVegMark({ item, texts }: { item: AnyItemCard; texts: CardTexts }): ReactNode {
  const mark = vegMark(item, texts.config);
  return mark && <VegMark veg={mark === 'veg'} label={texts.t(mark === 'veg' ? 'item.veg' : 'item.non_veg')} />;
}

/** The price; groceries include the unit, so that they can be compared. */
export function ItemPrice({ item, texts }: { item: AnyItemCard; texts: CardTexts }) {
  const { t, short, config } = texts;
  const { price, original_price } = shownPrice(item, item.price, config.digit_after_decimal_point);
  return (
    <Price
      now={short(price)}
      was={original_price === null ? undefined : short(original_price)}
      per={item.module_type === 'grocery' && item.unit_type ? t('item.per_unit', { unit: item.unit_type }) : undefined}
      nowLabel={t('ui.now')}
      wasLabel={t('ui.was')}
    />
  );
}

/** Formats `1240` as `1,240`. The first `Intl` number format takes a phone 50 ms, in the middle of the first paint. */
export function inThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The rating's value alone; the number of ratings is read aloud. */
export function shortRating(rated: AnyItemCard, texts: CardTexts) {
  const rating = formatRating(rated, texts);
  return rating && { value: rating.value, label: rating.label };
}

/** Undefined for what has not been rated yet. */
export function formatRating(rated: { avg_rating: number; rating_count: number }, { t, config }: CardTexts) {
  if (rated.avg_rating <= 0) return undefined;
  const value = shownRating(rated.avg_rating, config);
  const { rating_count: count } = rated;
  const total = inThousands(count);
  const label =
    count > 0 ? t('ui.rating_of_count', { rating: value, total, count }) : t('ui.rating_of', { rating: value });
  return { value, label, ...(count > 0 && { count: total }) };
}

/** Why an item cannot be ordered now; its hours are checked once the browser knows the time. */
export function unavailableVeil(item: AnyItemCard, texts: CardTexts): Veil | undefined {
  const { t, now } = texts;
  if (isOutOfStock(item)) return { title: t('errors.out_of_stock') };
  if (now === null || isAvailable(item, now) || isForLater(item, texts)) return undefined;
  return { title: t('item.not_available_now'), text: windowText(item, texts) };
}

/** Whether it is unavailable at this hour, but can be ordered for a later one; its dialog says so first (ITEM-31). */
export function isForLater(item: AnyItemCard, { now, config }: CardTexts): boolean {
  return item.kind === 'item' && takesLater(item, config) && now !== null && !isAvailable(item, now);
}

/** "7:00 AM - 11:00 AM"; undefined for an item that is available all day. */
export function windowText(item: AnyItemCard, { t, time }: CardTexts): string | undefined {
  const window = availableWindow(item);
  return window ? t('item.window', { from: time(window.from), until: time(window.until) }) : undefined;
}
