import { getConfig } from '@/contract/config';
import { nothing } from '@/contract/fields';
import { list, record, text } from '@/contract/reading';
import type { Routes } from '../api';
import type { Caller } from '../caller';
import { localisedRecord } from '../data/localised';
import { modulesIn } from '../data/place';
import { allSettings } from '../data/setting';
import { mediaUrl } from '../data/wire';
import { moduleWire } from '../data/wire-place';
import { DEMO_CODE, isDemo } from '../demo';

/** Settings that are answered by calls of their own. */
const ELSEWHERE = ['landing', 'most_tips_amount'];

export const configRoutes: Routes = (on) => {
  on(getConfig, nothing, async (_input, caller) => {
    const [settings, modules] = await Promise.all([allSettings(caller.db), modulesIn(caller.db, null)]);
    const values = localisedRecord(settings, caller);
    for (const key of ELSEWHERE) delete values[key];
    const [only, ...others] = modules;
    return {
      // Back ends without these two are read as UTC and dollars.
      timezone: 'UTC',
      currency_code: 'USD',
      ...values,
      ...pictures(values, caller),
      demo: isDemo(),
      ...(isDemo() && { demo_code: DEMO_CODE }),
      module: only && others.length === 0 ? moduleWire(only, caller) : null,
    };
  });
};

function pictures({ logo, fav_icon, active_payment_method_list }: Record<string, unknown>, caller: Caller) {
  const picture = `${caller.origin}/api/v1/media`;
  return {
    logo_full_url: mediaUrl(text(logo), caller) || null,
    fav_icon_full_url: mediaUrl(text(fav_icon), caller) || null,
    base_urls: { customer_image_url: picture, item_image_url: picture },
    active_payment_method_list: list(active_payment_method_list).map((it) => ({
      ...record(it),
      gateway_image_full_url: mediaUrl(text(record(it).gateway_image), caller) || null,
    })),
  };
}
