import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { reloadHome } from '@/features/location/reload-home';
import { useModules } from '@/features/module/api';
import type { PageMarket } from '@/lib/page-market';
import { syncCookies, readSession } from '@/lib/session';

/**
 * The server reads a visitor's market from a cookie. Where the cookie is gone but the module is still stored, this
 * writes the cookie again and replaces the default home by the visitor's own.
 */
export function useOwnHome(renderedMarket: PageMarket): void {
  const router = useRouter();
  const modules = useModules();
  useEffect(() => {
    const { module } = readSession();
    if (!modules.some(({ id }) => id === module?.id)) return;
    syncCookies();
    if (router.pathname.startsWith('/home') && isAnothers(renderedMarket)) void reloadHome(router, false);
    // Only the first page of a visit can have been rendered without the cookie.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function isAnothers({ zone_ids: zones, module_id }: PageMarket): boolean {
  const { module, zone_ids } = readSession();
  return module?.id !== module_id || (zone_ids.length > 0 && String(zone_ids) !== String(zones));
}
