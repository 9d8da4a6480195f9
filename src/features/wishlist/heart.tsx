import type { ItemCard } from '@/contract/catalogue/item';
import type { StoreCard } from '@/contract/catalogue/store';
import { useSaveWish, useWishlist } from './api';
import { SavingHeart } from './saving-heart';

type Props = {
  look?: 'card' | 'plain' | undefined;
} & (
  | {
      /** An item itself: a number alone could be a campaign's, whose items cannot be saved. */
      item: Pick<ItemCard, 'kind' | 'id' | 'name'>;
    }
  | { store: Pick<StoreCard, 'id' | 'name'> }
);

/** Saves an item or a store, or gives it up again. */
export function Heart({ look, ...of }: Props) {
  const wishlist = useWishlist();
  const { id, name } = 'item' in of ? of.item : of.store;
  const saving = useSaveWish('item' in of ? { item_id: id } : { store_id: id });
  const saved = 'item' in of ? wishlist?.item : wishlist?.store;
  return <SavingHeart name={name} look={look} isSaved={saved?.some((it) => it.id === id) ?? false} saving={saving} />;
}
