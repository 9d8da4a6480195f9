import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { MAINTENANCE_PATH, staysOpen } from '@/domain/maintenance.mjs';
import { configQuery } from '@/features/config/api';

/** Next looks a page up by its route when the address says something else. */
const ROUTE = `${MAINTENANCE_PATH}/[[...rest]]`;

/**
 * Shows the maintenance page in place of the page on the screen when the market is closed meanwhile. A page may have been
 * rendered while it was, so the back end is asked once more.
 */
export function useClosedMarket(): void {
  const router = useRouter();
  const { asPath } = router;
  const { data, refetch } = useQuery({ ...configQuery(), enabled: false });
  const isClosed = data?.maintenance_mode === true && !staysOpen(asPath);
  const leave = useEffectEvent(async () => {
    const { data: now } = await refetch();
    if (now?.maintenance_mode && router.asPath === asPath) await router.replace(ROUTE, asPath);
  });
  useEffect(() => {
    if (isClosed) void leave();
  }, [isClosed, asPath]);
}
