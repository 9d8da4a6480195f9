import { SavingHeart } from '@/features/wishlist/saving-heart';
import { useRentalWishlist, useSaveRentalWish } from './rental-wishlist-api';

type Props = { kind: 'vehicle' | 'provider'; id: number; name: string; look?: 'card' | 'plain' | undefined };

/** Adds a vehicle or a provider to the wishlist, or removes it (WISH-02). */
export function RentalHeart({ kind, id, name, look }: Props) {
  const { data } = useRentalWishlist();
  const saved: readonly { id: number }[] = (kind === 'vehicle' ? data?.vehicles : data?.providers) ?? [];
  const { mutateAsync } = useSaveRentalWish(kind === 'vehicle' ? { vehicle_id: id } : { provider_id: id });
  return <SavingHeart name={name} look={look} isSaved={saved.some((entry) => entry.id === id)} save={mutateAsync} />;
}
