import * as content from '@/contract/catalogue/content';
import * as schema from '@/contract/catalogue/content.schema';
import { safeHtml } from '@/contract/catalogue/policy-html';
import { nothing } from '@/contract/core/fields';
import { getMostTips } from '@/contract/ordering/order';
import { list, record, text } from '@/contract/core/reading';

import { ApiError, type Routes } from '../http/api';
import type { Caller } from '../http/caller';
import * as data from '../data/catalogue/content';
import { allSettings } from '../data/setting';
import { localizeSettings } from '../data/sql/localize-settings';
import { allZones } from '../data/place';
import { bit, mediaUrl, said } from '../data/view';
import { limitCalls } from '../http/rate-limit';
import { localize } from '../http/localize';

export const contentRoutes: Routes = (on) => {
  on(content.getLanding, nothing, async (_input, caller) => {
    const [landing, zones] = await Promise.all([data.landingOf(caller.db), zonesOf(caller)]);
    const values = localizeSettings(landing, caller);
    const banners = list(values.promotion_banners).map((it) => text(record(it).img));
    return {
      ...values,
      promotion_banners_full_url: banners.map((it) => mediaUrl(it, caller)),
      available_zone_list: zones,
    };
  });

  for (const endpoint of Object.values(content.policies)) {
    // Pages are kept under the last part of their path.
    const key = endpoint.path.slice(1);
    on(endpoint, nothing, async (_input, caller) =>
      safeHtml(said((await data.policyOf(caller.db, key)) ?? NO_TEXT, caller)),
    );
  }

  on(content.subscribe, schema.subscribe, async ({ email }, caller) => {
    await limitCalls(caller, 'newsletter');
    if (!(await data.subscribeEmail(caller.db, email))) throw new ApiError('email_subscribed');
    return { message: localize(caller, 'content.subscribed') };
  });

  on(content.listOfflineMethods, nothing, async (_input, caller) => {
    const rows = await data.offlineMethods(caller.db);
    return rows.length > 0 ? rows.map((row) => serializeOfflineMethod(row, caller)) : {};
  });

  on(content.listCourierVehicles, nothing, async (_input, caller) => {
    const rows = await data.courierVehicles(caller.db);
    return rows.map(({ id, type }) => ({ id, type: said(type, caller) }));
  });

  on(getMostTips, nothing, async (_input, caller) => ({
    most_tips_amount: (await allSettings(caller.db)).most_tips_amount,
  }));
};

const NO_TEXT = { en: '', ar: '' };

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

type MethodRow = Awaited<ReturnType<typeof data.offlineMethods>>[number];

function serializeOfflineMethod(row: MethodRow, caller: Caller) {
  return {
    id: row.id,
    method_name: said(row.method_name, caller),
    method_fields: row.method_fields.map(({ input_name, input_data }) => ({
      input_name: said(input_name, caller),
      input_data: said(input_data, caller),
    })),
    method_informations: row.method_informations.map((it) => ({
      customer_input: it.customer_input,
      customer_label: said(it.customer_label, caller),
      customer_placeholder: said(it.customer_placeholder, caller),
      is_required: bit(it.is_required),
    })),
    status: bit(row.status),
  };
}
