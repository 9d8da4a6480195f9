import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemCard } from '@/contract/catalogue/item';
import type { CartLine } from '@/contract/ordering/cart';
import { useCartPort } from '@/features/item/cart-port';
import { plainChoice } from '@/features/item/item-choice';
import { isForLater, ItemPrice, unavailableVeil } from '@/features/item/item-labels';
import { mediaSource } from '@/features/item/media-source';
import { loadItem, openItem } from '@/features/item/open-item';
import { storeHref } from '@/features/item/store-href';
import { useCardTexts, type CardTexts } from '@/features/item/use-card-texts';
import { onIntent } from '@/ui/controls/on-intent';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { Picture } from '@/ui/display/picture';
import { List, ListRow, Pressable } from '@/ui/overlay/list';
import { SkeletonBox, SkeletonLine } from '@/ui/overlay/skeleton';
import styles from './more-from-store.module.css';
import { useSuggestedItems } from './suggested-items-api';

/** Few, since they stand between the customer and the checkout. */
const SHOWN = 4;

/** Suggestions from the cart's store, each added with one press, and the link back to its page. */
export function MoreFromStore({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  // The items in the cart when it was opened. Items added here stay in the list, so that nothing moves under the
  // finger.
  const [had] = useState(() => new Set(lines.map(({ item_id }) => item_id)));
  const { store_id = 0, module_id = 0 } = lines[0]?.item ?? {};
  const { data, isPending } = useSuggestedItems(store_id);
  const offered = (data?.products ?? [])
    .filter((product) => !had.has(product.id) && !unavailableVeil(product, texts) && !isForLater(product, texts))
    .slice(0, SHOWN);
  const hasOffers = isPending || offered.length > 0;
  return (
    // A labelled region while there are suggestions; the link alone needs no label.
    <section className={styles.more} aria-label={hasOffers ? t('cart.goes_well') : undefined}>
      <div className={styles.head}>
        {hasOffers && <h3 className="strong">{t('cart.goes_well')}</h3>}
        <Link className={styles.way} href={storeHref({ id: store_id, module_id })}>
          <Icon name="plus" size={16} />
          {t('cart.add_more')}
        </Link>
      </div>
      {hasOffers && (
        <List className={styles.row}>
          {isPending && <Waiting />}
          {offered.map((item) => (
            <ListRow key={item.id} className={styles.place}>
              <Suggested item={item} texts={texts} />
            </ListRow>
          ))}
        </List>
      )}
    </section>
  );
}

/** As high as the content, to avoid a layout shift. */
function Waiting() {
  return (
    <ListRow className={styles.place}>
      <div className={styles.card}>
        <SkeletonBox shape="tile" />
        <div>
          <SkeletonLine width="most" />
          <SkeletonLine width="half" />
        </div>
      </div>
    </ListRow>
  );
}

/** One press adds the item, or opens it when it has choices. */
function Suggested({ item, texts }: { item: ItemCard; texts: CardTexts }) {
  const cart = useCartPort();
  function add() {
    if (item.has_variant) return void openItem({ item });
    // The cart reports the failure itself.
    cart.add(plainChoice(item)).catch(() => {});
  }
  return (
    <Pressable
      className={styles.card}
      aria-label={texts.t('item.add_name', { name: item.name })}
      aria-haspopup={item.has_variant ? 'dialog' : undefined}
      {...onIntent(loadItem)}
      onClick={add}
    >
      <Picture {...mediaSource(item.image_full_url, 'item', '56px')} className={styles.picture} />
      <span className={styles.words}>
        <span className="clamp2">
          <Name>{item.name}</Name>
        </span>
        <ItemPrice item={item} texts={texts} />
      </span>
      <span className={styles.sign}>
        <Icon name="plus" />
      </span>
    </Pressable>
  );
}
