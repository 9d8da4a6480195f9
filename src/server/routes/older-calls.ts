import * as older from '@/contract/older-calls';
import * as schema from '@/contract/older-calls.schema';
import { nothing } from '@/contract/core/fields';
import { list, record, text } from '@/contract/core/wire-values';
import type { Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { findCondition, listMainCategories } from '../data/catalogue/category';
import * as content from '../data/catalogue/content';
import { localizeSettings } from '../data/sql/localize-settings';
import { loadSettings } from '../data/setting';
import { mediaUrl, createView } from '../data/view';
import { requireModule } from '../http/guards';
import { localize } from '../http/localize';
import { limitCalls } from '../http/rate-limit';
import { serializeCategory } from '../serializers/category';
import { verifyByCode } from '../accounts/otp-sign-in';
import { answerLandingPage } from './landing';
import { answerItemPage } from './item/item-page';
import { enter } from './market';
import { orderPage } from './order-page';

/** Spec: wire-format §2.4, §3 and §7.5: calls of older and newer clients of the family. */
export const olderCallRoutes: Routes = (on) => {
  on(older.listTestimonials, nothing, async (_input, caller) =>
    serializeTestimonials(await loadLanding(caller), caller),
  );
  on(older.getFlutterLanding, nothing, (_input, caller) => answerLandingPage(caller));

  on(older.getMetadata, schema.getMetadata, async (_input, caller) => {
    const [settings, landing] = await Promise.all([loadSettings(caller.db), loadLanding(caller)]);
    const localized = localizeSettings(settings, caller);
    return {
      meta_title: text(localized.business_name) || 'Medina',
      meta_description: text(landing.header_sub_title),
      meta_image_full_url: mediaUrl(text(localized.logo) || null, caller),
    };
  });

  on(older.searchCategories, schema.searchCategories, async ({ search }, caller) => {
    const [rows, view] = await Promise.all([
      listMainCategories(caller.db, requireModule(caller), {}),
      createView(caller),
    ]);
    const all = rows.flatMap((row) => [row, ...row.childes.map((it) => ({ ...it, childes: [] }))]);
    const named = all.filter(({ id, slug }) => String(id) === search || slug === search);
    const wanted = search.toLowerCase();
    const alike = all.filter(({ name }) => Object.values(name).some((it) => it.toLowerCase().includes(wanted)));
    return (named.length > 0 ? named : alike).map((row) => serializeCategory(row, view));
  });

  on(older.listItemsOfCondition, schema.listConditionItemsById, async ({ id, ...choice }, caller) => {
    const [{ market, view }, condition] = await Promise.all([enter(caller), findCondition(caller.db, id)]);
    const filter = { market, condition_id: condition?.id ?? NONE };
    return answerItemPage(caller, view, { filter, order: 'popular', form: 'full' }, choice);
  });

  on(older.listAllRunningOrders, schema.listOrdersOfOwner, (input, caller) => orderPage(caller, input, 'running'));
  on(older.listUnpaidOrders, schema.listOrdersOfOwner, (input, caller) => orderPage(caller, input, 'failed'));

  on(older.checkEmail, schema.checkEmail, async (_input, caller) => {
    await limitCalls(caller, 'look_up');
    return { message: localize(caller, 'answers.email_ready'), token: 'inactive' };
  });

  on(older.verifyEmail, schema.verifyEmail, ({ email, token, guest_id }, caller) =>
    verifyByCode(caller, { login_type: 'manual', otp: token, guest_id, contact: { kind: 'email', value: email } }),
  );
};

/** No condition has this id, so an unknown one finds nothing. */
const NONE = 0;

async function loadLanding(caller: Caller): Promise<Record<string, unknown>> {
  return localizeSettings(await content.findLanding(caller.db), caller);
}

function serializeTestimonials(landing: Record<string, unknown>, caller: Caller) {
  return list(landing.testimonial_list).map((it) => {
    const { id, name, designation, review, reviewer_image } = record(it);
    return {
      id: Number(id),
      name: text(name),
      designation: text(designation),
      review: text(review),
      reviewer_image_full_url: mediaUrl(text(reviewer_image) || null, caller),
    };
  });
}
