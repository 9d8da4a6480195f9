import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import type { Config } from '@/contract/config';
import { MAINTENANCE_PATH } from '@/domain/maintenance.mjs';
import { MINUTE_MS } from '@/domain/time/units';
import { configQuery } from '@/features/config/api';

/** Asks each minute whether the market is open again, and then shows the page that was asked for. */
export function useEndOfMaintenance(config: Config | null) {
  const router = useRouter();
  const { data, isFetchedAfterMount, ...query } = useQuery({
    ...configQuery(),
    // The page was rendered with it, so it is not asked for again at once.
    ...(config && { initialData: config }),
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
  const isOver = isFetchedAfterMount && data?.maintenance_mode === false;
  const goOn = useEffectEvent(() => {
    // The address is that of the page which this one stands in for.
    if (router.asPath.startsWith(MAINTENANCE_PATH)) void router.replace('/');
    else router.reload();
  });
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  return query;
}
