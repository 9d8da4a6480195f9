import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { isDiscountRunning, promisedDiscount } from '@/domain/catalogue/store-discount';
import { discountText } from '@/features/item/item-labels';
import { dateWriter } from '@/domain/text/date-text';
import { Icon } from '@/ui/display/icon';
import styles from './store-offer.module.css';
import type { StoreTexts } from '../use-store-texts';

type Offer = NonNullable<Store['discount']>;

/** The running discount: amount, minimum order and end (PRICE-31). */
export function StoreOffer({ store: { discount: offer }, texts }: { store: Store; texts: StoreTexts }) {
  const { t, i18n } = useTranslation();
  const { short, now } = texts;
  if (!offer || offer.discount <= 0 || (now && !isDiscountRunning(offer, now))) return null;
  const { discount_type, max_discount } = offer;
  const off = discountText({ discount: promisedDiscount(offer), discount_type }, texts);
  const terms = [
    offer.min_purchase > 0
      ? t('store.on_orders_over', { amount: short(offer.min_purchase) })
      : t('store.on_every_order'),
    offer.end_date ? t('store.offer_until', { moment: momentText(offer, texts, i18n.language) }) : '',
  ].filter(Boolean);
  return (
    <div className={styles.offer}>
      <Icon name="badge-percent" size={24} />
      <div>
        <strong>
          {max_discount > 0 && discount_type === 'percent'
            ? t('store.up_to', { off, amount: short(max_discount) })
            : off}
        </strong>
        {/* Browser and server may have different month names; the server's text stays, to avoid a layout shift. */}
        <p suppressHydrationWarning>{terms.join(t('ui.comma'))}</p>
      </div>
    </div>
  );
}

/** The day alone where the discount ends at the end of that day. */
function momentText({ end_date = '', end_time }: Offer, { time }: StoreTexts, language: string): string {
  const isWholeDay = !end_time || end_time.startsWith('23:59');
  return [dateText(end_date, language), isWholeDay ? '' : time(end_time)].filter(Boolean).join(' ');
}

const dateText = dateWriter({ weekday: 'short', day: 'numeric', month: 'short' });
