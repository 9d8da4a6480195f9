import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentModule } from '@/features/module/current-module';
import { useWishlist } from '@/features/wishlist/api';
import { onIntent } from '@/ui/controls/on-intent';
import { IconButton } from '@/ui/controls/icon-button';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { loadWishlist, openWishlist } from './open-wishlist';

const RentalSavedCount = optionalLazy(
  async () => (await import('@/features/rental/rental-saved-count')).RentalSavedCount,
);

/** The wishlist button with the number of favourites (NAV-08). */
export function WishlistButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={className}>
      <SavedCount>
        {(count) => (
          <IconButton
            icon="heart"
            label={count > 0 ? t('wishlist.title_with', { count }) : t('wishlist.title')}
            count={count}
            aria-haspopup="dialog"
            {...onIntent(loadWishlist)}
            onClick={() => void openWishlist()}
          />
        )}
      </SavedCount>
    </span>
  );
}

/** The number of the current module; rental has its own wishlist. */
function SavedCount({ children }: { children: (count: number) => ReactNode }) {
  const { item = [], store = [] } = useWishlist() ?? {};
  const isRental = useCurrentModule()?.module_type === 'rental';
  if (!isRental) return children(item.length + store.length);
  return (
    <Suspense fallback={children(0)}>
      <RentalSavedCount>{children}</RentalSavedCount>
    </Suspense>
  );
}
