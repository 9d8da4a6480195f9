import type { AnyItem } from '@/contract/catalogue/item';
import { isHalal, vegMark } from '@/domain/catalogue/item-badges';
import { Badge, VegMark } from '@/ui/display/badge';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { Rating } from '@/ui/display/rating';
import styles from './item-line.module.css';
import { inThousands, formatRating } from './item-labels';
import { storeHref } from './store-href';
import { useCardTexts } from './use-card-texts';

/** Rating, store, veg mark and halal tag below an item's name (ITEM-06…08). */
export function ItemLine({ item, showsStore = true }: { item: AnyItem; showsStore?: boolean | undefined }) {
  const texts = useCardTexts();
  const { t } = texts;
  const rating = formatRating(item, texts);
  const mark = vegMark(item, texts.config);
  const store = item.store_details ?? { id: item.store_id, module_id: item.module_id, zone_id: item.zone_id };
  return (
    <div className={styles.line}>
      {rating && (
        <span className={styles.pair}>
          <Rating value={rating.value} label={rating.label} />
          {item.rating_count > 0 && (
            <span className="muted" aria-hidden="true">
              ({t('item.reviews_count', { count: item.rating_count })})
            </span>
          )}
        </span>
      )}
      {item.module_type === 'ecommerce' && item.order_count > 0 && (
        <span className={styles.quiet}>{t('item.sold', { number: inThousands(item.order_count) })}</span>
      )}
      {showsStore && item.store_name && (
        <Link className={styles.store} href={storeHref(store)}>
          <Name>{item.store_name}</Name>
        </Link>
      )}
      {mark && (
        <span className={styles.pair}>
          <VegMark veg={mark === 'veg'} label="" />
          {t(mark === 'veg' ? 'item.veg' : 'item.non_veg')}
        </span>
      )}
      {isHalal(item) && <Badge tone="grey">{t('item.halal')}</Badge>}
      {item.unit_type && <span className="muted">{item.unit_type}</span>}
    </div>
  );
}
