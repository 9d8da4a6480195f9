import { useSaveWish, useWishlist } from './api';
import { SavingHeart } from './saving-heart';

type Props = { kind: 'item' | 'store'; id: number; name: string; look?: 'card' | 'plain' | undefined };

/** Saves an item or a store, or gives it up again. */
export function Heart({ kind, id, name, look }: Props) {
  const wishlist = useWishlist();
  const save = useSaveWish();
  const input = kind === 'item' ? { item_id: id } : { store_id: id };
  return (
    <SavingHeart
      name={name}
      look={look}
      isSaved={wishlist?.[kind].some((it) => it.id === id) ?? false}
      save={(pressed) => save(input, pressed)}
    />
  );
}
