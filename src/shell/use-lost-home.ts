import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Module } from '@/contract/catalogue/module';
import { marketIn } from '@/domain/market-cookie.mjs';
import { moduleInZones } from '@/domain/place/zone-module';
import { findZone, saveModuleOfZone } from '@/features/location/use-choose-place';
import { forgetModule, forgetPlace } from '@/lib/forget-account';
import { readSession, savePlace, tabMemory } from '@/lib/session';
import { publicPath } from './seo/public-path';

/**
 * Leads visitors on whose home is not there any more, since the shop has closed their module at their place, or their
 * zone: to another module there, else to the start page. Without it they could not leave, because the start page leads
 * everybody with a place home (ROUTE-02). Spec: ordering §4, "Module switch".
 */
export function useLostHome(): void {
  const router = useRouter();
  const client = useQueryClient();
  const { t } = useTranslation();
  const leave = useEffectEvent(async () => {
    const { module } = readSession();
    const left = await leaveMarket(client, module);
    if (left === 'failed') return;
    if (left === 'place') tabMemory.save('said', t('location.place_closed'));
    else if (module) tabMemory.save('said', t('location.module_closed', { module: module.module_name }));
    if (left === 'place') await router.replace('/');
    else router.reload();
  });
  // The home without a market in the cookie is that of visitors without a place.
  const isLost = publicPath(router) === '/home';
  useEffect(() => {
    if (isLost && marketIn(document.cookie) !== null) void leave();
  }, [isLost]);
}

/** Answers what has been left: the module, or the place with it; `failed` if the place could not be checked. */
async function leaveMarket(client: QueryClient, module: Module | null): Promise<'module' | 'place' | 'failed'> {
  const { location, currentLatLng } = readSession();
  if (!currentLatLng) {
    forgetModule();
    return 'module';
  }
  const zone = await findZone(client, currentLatLng);
  if (zone === 'failed') return 'failed';
  if (zone === 'outside') {
    forgetPlace();
    forgetModule();
    return 'place';
  }
  savePlace({ location: location ?? '', currentLatLng, zone_ids: zone.zone_ids });
  const next = moduleInZones(zone.zone_data, module);
  // The same one again: what the zone offers is not what the home is rendered for.
  if (!next || next.id === module?.id) forgetModule();
  else saveModuleOfZone(next);
  return 'module';
}
