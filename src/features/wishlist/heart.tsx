import type { ItemCard } from '@/contract/catalogue/item';
import type { StoreCard } from '@/contract/catalogue/store';
import { useWishlist } from './api';
import { useSaveWish } from './save-wish-api';
import { SavingHeart } from './saving-heart';

type Props = {
  look?: 'card' | 'plain' | undefined;
} & (
  | {
      /** The item itself: an id alone could belong to a campaign item, which cannot be saved. */
      item: Pick<ItemCard, 'kind' | 'id' | 'name'>;
    }
  | { store: Pick<StoreCard, 'id' | 'name'> }
);

/** Adds an item or a store to the wishlist, or removes it. */
export function Heart({ look, ...of }: Props) {
  const wishlist = useWishlist();
  const { id, name } = 'item' in of ? of.item : of.store;
  const thing = 'item' in of ? { item_id: id } : { store_id: id };
  const { mutateAsync } = useSaveWish(thing);
  const saved = 'item' in of ? wishlist?.item_ids : wishlist?.store_ids;
  const isSaved = saved?.includes(id) ?? false;

  return <SavingHeart name={name} look={look} isSaved={isSaved} save={mutateAsync} />;
}
