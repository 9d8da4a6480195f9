import { useTranslation } from '@/i18n/react';
import { useWishlist } from '@/features/wishlist/api';
import { IconButton } from '@/ui/icon-button';

const wishlist = () => import('./wishlist-drawer');
export const openWishlist = () => void wishlist().then((it) => it.openWishlist());

/** With the number of what is saved (NAV-08). */
export function WishlistButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { item = [], store = [] } = useWishlist() ?? {};
  const count = item.length + store.length;
  return (
    <span className={className}>
      <IconButton
        icon="heart"
        label={count > 0 ? t('wishlist.title_with', { count }) : t('wishlist.title')}
        count={count}
        aria-haspopup="dialog"
        onPointerEnter={() => void wishlist()}
        onClick={openWishlist}
      />
    </span>
  );
}
