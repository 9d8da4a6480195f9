import type { ItemCard as Item } from '@/contract/catalogue/item';
import type { Store } from '@/contract/catalogue/store';
import { ItemCard } from '@/features/item/item-card';
import { ItemRow } from '@/features/item/item-row';
import { MenuList } from '@/ui/cards/menu-row';
import { Grid } from '@/ui/lists/grid';
import { DeferredSection } from '@/ui/lazy/deferred-section';
import styles from './store-screen.module.css';
import type { StoreTexts } from '../use-store-texts';

type Props = {
  items: readonly Item[];
  store: Store;
  texts: StoreTexts;
  /** The number of items rendered at once; the rest renders when it comes near. All by default. */
  atOnce?: number;
};

/** Dishes as rows with descriptions, goods as cards. The later ones continue the rows of the first. */
export function MenuItems({ items, store, texts, atOnce = items.length }: Props) {
  const isFood = store.module_type === 'food';
  const drawn = items.map((item) =>
    isFood ? (
      <ItemRow key={item.id} item={item} texts={texts} />
    ) : (
      <ItemCard key={item.id} item={item} texts={texts} showsStore={false} />
    ),
  );
  const parts = (
    <>
      {drawn.slice(0, atOnce)}
      {drawn.length > atOnce && (
        <DeferredSection room={<div className={styles.room} />}>{drawn.slice(atOnce)}</DeferredSection>
      )}
    </>
  );
  return isFood ? <MenuList>{parts}</MenuList> : <Grid of="items">{parts}</Grid>;
}
