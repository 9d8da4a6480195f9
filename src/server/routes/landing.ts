import { list, record, text } from '@/contract/core/wire-values';
import type { Caller } from '../http/caller';
import { findLanding } from '../data/catalogue/content';
import { listAllZones } from '../data/place';
import { mergeObjects } from '../data/sql/merge-objects';
import { localizeSettings } from '../data/sql/localize-settings';
import { mediaUrl, localizeText } from '../data/view';

/** The landing page in the flat form (wire-format §2.2). */
export async function answerLandingPage(caller: Caller) {
  const [landing, zones] = await Promise.all([findLanding(caller.db), listZonesFor(caller)]);
  const values = localizeSettings(landing, caller);
  const banners = list(values.promotion_banners).map((banner) => text(record(banner).img));
  return mergeObjects(values, {
    promotion_banners_full_url: banners.map((banner) => mediaUrl(banner, caller)),
    available_zone_list: zones,
  });
}

async function listZonesFor(caller: Caller) {
  const zones = await listAllZones(caller.db);
  return zones
    .filter(({ status }) => status)
    .map(({ id, name, display_name, modules }) => ({
      id,
      name: localizeText(name, caller),
      display_name: localizeText(display_name, caller),
      modules: modules.map(({ module_name }) => localizeText(module_name, caller)),
    }));
}
