import { useQueryClient } from '@tanstack/react-query';
import type { ItemCard } from '@/contract/catalogue/item';
import type { StoreCard } from '@/contract/catalogue/store';
import { importPart } from '@/lib/import-part';
import { useWishlist } from './api';
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
  const client = useQueryClient();
  const wishlist = useWishlist();
  const { id, name } = 'item' in of ? of.item : of.store;
  const thing = 'item' in of ? { item_id: id } : { store_id: id };
  const saved = 'item' in of ? wishlist?.item_ids : wishlist?.store_ids;
  const isSaved = saved?.includes(id) ?? false;

  // Lazy: the mutation is loaded with the first press of a heart.
  async function save(isWished: boolean) {
    const { saveWish } = await importPart(() => import('./save-wish-api'));
    await saveWish(client, thing, isWished);
  }

  return <SavingHeart name={name} look={look} isSaved={isSaved} save={save} />;
}
