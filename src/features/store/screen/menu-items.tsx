import type { ItemCard as Item } from '@/contract/catalogue/item';
import type { Store } from '@/contract/catalogue/store';
import { ItemCard } from '@/features/item/item-card';
import { ItemRow } from '@/features/item/item-row';
import { MenuList } from '@/ui/cards/menu-row';
import { Grid } from '@/ui/lists/grid';
import type { StoreTexts } from '../use-store-texts';

/** Dishes as rows with descriptions, goods as cards. */
export function MenuItems({ items, store, texts }: { items: readonly Item[]; store: Store; texts: StoreTexts }) {
  if (store.module_type === 'food') {
    return (
      <MenuList>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} texts={texts} />
        ))}
      </MenuList>
    );
  }
  return (
    <Grid of="items">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} texts={texts} showsStore={false} />
      ))}
    </Grid>
  );
}
