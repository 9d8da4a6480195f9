import * as content from '@/contract/catalogue/content';
import * as schema from '@/contract/catalogue/content.schema';
import { policies as documents } from '@/contract/catalogue/policy';
import { safeHtml } from '@/contract/catalogue/policy-html';
import { nothing } from '@/contract/core/fields';
import { listCourierVehicles } from '@/contract/customer/registration';
import { getMostTips } from '@/contract/ordering/order';
import { listOfflineMethods } from '@/contract/ordering/payment';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '../http/api';
import type { Caller } from '../http/caller';
import * as data from '../data/catalogue/content';
import { loadSettings } from '../data/setting';
import { bit, EMPTY_ANSWER, localizeText } from '../data/view';
import { limitCalls } from '../http/rate-limit';
import { answerLandingPage } from './landing';

export const contentRoutes: Routes = (on) => {
  on(content.getLanding, nothing, (_input, caller) => answerLandingPage(caller));

  policies(on);

  on(content.subscribe, schema.subscribe, async ({ email }, caller) => {
    await limitCalls(caller, 'newsletter');
    if (!(await data.subscribeEmail(caller.db, email, caller.customer?.id ?? null)))
      throw new ApiError('email_subscribed');
    return { message: translate(caller.language, 'content.subscribed') };
  });

  on(listOfflineMethods, nothing, async (_input, caller) => {
    const rows = await data.listOfflineMethods(caller.db);
    return rows.length > 0 ? rows.map((row) => serializeOfflineMethod(row, caller)) : EMPTY_ANSWER;
  });

  on(listCourierVehicles, nothing, async (_input, caller) => {
    const rows = await data.listCourierVehicles(caller.db);
    return rows.map(({ id, type }) => ({ id, type: localizeText(type, caller) }));
  });

  on(getMostTips, nothing, async (_input, caller) => ({
    most_tips_amount: (await loadSettings(caller.db)).most_tips_amount,
  }));
};

/** Pages are kept under the last part of their path. */
const policies: Routes = (on) => {
  const page = (key: string) => async (_input: unknown, caller: Caller) =>
    safeHtml(localizeText((await data.findPolicy(caller.db, key)) ?? NO_TEXT, caller));
  on(documents['terms-and-conditions'], nothing, page('terms-and-conditions'));
  on(documents['privacy-policy'], nothing, page('privacy-policy'));
  on(documents['refund-policy'], nothing, page('refund-policy'));
  on(documents['cancellation-policy'], nothing, page('cancelation'));
  on(documents['shipping-policy'], nothing, page('shipping-policy'));
  on(documents['about-us'], nothing, page('about-us'));
};

const NO_TEXT = { en: '', ar: '' };

type MethodRow = Awaited<ReturnType<typeof data.listOfflineMethods>>[number];

function serializeOfflineMethod(row: MethodRow, caller: Caller) {
  return {
    id: row.id,
    method_name: localizeText(row.method_name, caller),
    method_fields: row.method_fields.map(({ input_name, input_data }) => ({
      input_name: localizeText(input_name, caller),
      input_data: localizeText(input_data, caller),
    })),
    method_informations: row.method_informations.map((information) => ({
      customer_input: information.customer_input,
      customer_label: localizeText(information.customer_label, caller),
      customer_placeholder: localizeText(information.customer_placeholder, caller),
      is_required: bit(information.is_required),
    })),
    status: bit(row.status),
  };
}
