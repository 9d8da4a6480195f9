import { list, record, text } from '@/contract/core/wire-values';
import type { Caller } from '../http/caller';
import { landingOf } from '../data/catalogue/content';
import { allZones } from '../data/place';
import { joined } from '../data/sql/joined';
import { localizeSettings } from '../data/sql/localize-settings';
import { mediaUrl, said } from '../data/view';

/** The landing page in the flat form (wire-format §2.2). */
export async function landingPage(caller: Caller) {
  const [landing, zones] = await Promise.all([landingOf(caller.db), zonesOf(caller)]);
  const values = localizeSettings(landing, caller);
  const banners = list(values.promotion_banners).map((it) => text(record(it).img));
  return joined(values, {
    promotion_banners_full_url: banners.map((it) => mediaUrl(it, caller)),
    available_zone_list: zones,
  });
}

async function zonesOf(caller: Caller) {
  const zones = await allZones(caller.db);
  return zones
    .filter(({ status }) => status)
    .map(({ id, name, display_name, modules }) => ({
      id,
      name: said(name, caller),
      display_name: said(display_name, caller),
      modules: modules.map(({ module_name }) => said(module_name, caller)),
    }));
}
