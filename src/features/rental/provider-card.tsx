import { useQuery } from '@tanstack/react-query';
import type { ProviderCard as Provider } from '@/contract/provider';
import { storeBadges } from '@/domain/store-badges';
import { discountText, ratingOf } from '@/features/item/item-labels';
import { mediaSource, storeSizes } from '@/features/item/media-source';
import { ListFailed } from '@/features/store/list-failed';
import { deliveryTimeText, distanceText, distanceTo } from '@/features/store/store-facts';
import { useStoreTexts, type StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { Grid } from '@/ui/grid';
import { SkeletonGrid } from '@/ui/skeleton';
import { StoreCard } from '@/ui/store-card';
import { providersQuery, type ProviderList } from './api';
import { providerPath } from './rental-href';

/** A provider of a grid; its offer and distance come once the browser has hydrated. */
function ProviderCard({ provider, texts, priority }: { provider: Provider; texts: StoreTexts; priority: boolean }) {
  const { t } = texts;
  const distance = distanceTo(provider, texts);
  const offer = storeBadges(provider, texts.now).find((it) => it.kind === 'discount');
  return (
    <StoreCard
      href={providerPath(provider)}
      name={provider.name}
      picture={mediaSource(provider.cover_photo_full_url ?? provider.logo_full_url, 'cover', storeSizes)}
      priority={priority}
      rating={ratingOf(provider, texts)}
      facts={[
        t('rental.vehicle_count', { count: provider.vehicles_count }),
        provider.delivery_time && deliveryTimeText(provider.delivery_time, texts),
        distance !== null && distanceText(distance, texts),
      ].filter(Boolean)}
      badges={offer && <Badge tone="offer">{discountText(offer, texts)}</Badge>}
    />
  );
}

/** All of `/rental/provider/popular` or `/latest`: at most fifty, told in one answer (api-contract §8). */
export function Providers({ market, list }: { market: PageMarket; list: ProviderList }) {
  const texts = useStoreTexts();
  const { data, isError, refetch } = useQuery(providersQuery(market, list));
  if (!data) return isError ? <ListFailed onRetry={() => void refetch()} /> : <SkeletonGrid of="stores" />;
  if (data.providers.length === 0) return <EmptyState title={texts.t('rental.providers_none')} />;
  return (
    <Grid of="stores">
      {data.providers.map((provider, n) => (
        <ProviderCard key={provider.id} provider={provider} texts={texts} priority={n < 2} />
      ))}
    </Grid>
  );
}
