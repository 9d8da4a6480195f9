import type { ProviderCard as Provider } from '@/contract/rental/provider';
import { storeBadges } from '@/domain/catalogue/store-badges';
import { discountText, formatRating } from '@/features/item/item-labels';
import { mediaSource, storeSizes } from '@/features/item/media-source';
import { ListFailed } from '@/features/store/list-failed';
import { pagingProps } from '@/features/store/list/use-store-pages';
import { deliveryTimeText, distanceText, distanceTo } from '@/features/store/store-facts';
import { useStoreTexts, type StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { Badge } from '@/ui/display/badge';
import { EmptyState } from '@/ui/status/empty-state';
import { Grid } from '@/ui/lists/grid';
import { More } from '@/ui/lists/more';
import { SkeletonGrid } from '@/ui/status/skeleton';
import { StoreCard } from '@/ui/cards/store-card';
import type { ProviderList } from './api';
import { useProviders } from './fleet-api';
import { RentalHeart } from './rental-heart';
import { providerPath } from './rental-href';

type Props = { provider: Provider; texts: StoreTexts; priority?: boolean | undefined };

/** A provider in a grid; its offer and distance appear after hydration. */
export function ProviderCard({ provider, texts, priority }: Props) {
  const { t } = texts;
  const distance = distanceTo(provider, texts);
  const offer = storeBadges(provider, texts.now).find((storeBadge) => storeBadge.kind === 'discount');
  return (
    <StoreCard
      href={providerPath(provider)}
      name={provider.name}
      picture={mediaSource(provider.cover_photo_full_url ?? provider.logo_full_url, 'cover', storeSizes)}
      priority={priority}
      rating={formatRating(provider, texts)}
      facts={[
        t('rental.vehicle_count', { count: provider.vehicles_count }),
        provider.delivery_time && deliveryTimeText(provider.delivery_time, texts),
        distance !== null && distanceText(distance, texts),
      ].filter(Boolean)}
      badges={offer && <Badge tone="offer">{discountText(offer, texts)}</Badge>}
      heart={<RentalHeart kind="provider" id={provider.id} name={provider.name} />}
    />
  );
}

/** `/rental/provider/popular` or `/latest`, page by page (HOME-06). */
export function Providers({ market, list }: { market: PageMarket; list: ProviderList }) {
  const texts = useStoreTexts();
  const loaded = useProviders(market, list);
  const { failed, retry, more } = pagingProps(loaded);
  const providers = loaded.data?.pages.flatMap((page) => page.providers);
  if (!providers) return failed ? <ListFailed onRetry={retry} /> : <SkeletonGrid of="stores" />;
  if (providers.length === 0) return <EmptyState title={texts.t('rental.providers_none')} />;
  return (
    <>
      <Grid of="stores">
        {providers.map((provider, n) => (
          <ProviderCard key={provider.id} provider={provider} texts={texts} priority={n < 2} />
        ))}
      </Grid>
      {more && <More label={texts.t('ui.show_more')} {...more} />}
    </>
  );
}
