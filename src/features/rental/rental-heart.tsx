import { SavingHeart } from '@/features/wishlist/saving-heart';
import { useRentalWishlist, useSaveRentalWish } from './rental-wishlist';

type Props = { kind: 'vehicle' | 'provider'; id: number; name: string; look?: 'card' | 'plain' | undefined };

/** Saves a vehicle or a provider, or gives it up again (WISH-02). */
export function RentalHeart({ kind, id, name, look }: Props) {
  const { data } = useRentalWishlist();
  const save = useSaveRentalWish();
  const saved: readonly { id: number }[] = (kind === 'vehicle' ? data?.vehicles : data?.providers) ?? [];
  const input = kind === 'vehicle' ? { vehicle_id: id } : { provider_id: id };
  return (
    <SavingHeart
      name={name}
      look={look}
      isSaved={saved.some((it) => it.id === id)}
      save={(pressed) => save(input, pressed)}
    />
  );
}
