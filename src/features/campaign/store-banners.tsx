import { useQuery } from '@tanstack/react-query';
import { storeBannersQuery } from './banners-api';
import { HungBanners } from './hung-banners';

export function StoreBanners({ store_id }: { store_id: number }) {
  const { data: banners = [] } = useQuery(storeBannersQuery(store_id));
  return <HungBanners banners={banners} />;
}
