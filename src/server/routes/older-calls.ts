import * as older from '@/contract/older-calls';
import * as schema from '@/contract/older-calls.schema';
import { nothing } from '@/contract/core/fields';
import { list, record, text } from '@/contract/core/wire-values';
import { translate } from '@/i18n/both';
import type { Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { findCondition, listMainCategories } from '../data/catalogue/category';
import * as content from '../data/catalogue/content';
import { findItem } from '../data/catalogue/item';
import { findStore } from '../data/catalogue/store';
import { localizeSettings } from '../data/sql/localize-settings';
import { loadSettings } from '../data/setting';
import { mediaUrl, localizeText, createView } from '../data/view';
import { requireModule } from '../http/guards';
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
    const { title, description, image } = await describeMarket(caller);
    return { meta_title: title, meta_description: description, meta_image_full_url: mediaUrl(image, caller) };
  });

  on(older.getPageMetadata, schema.getPageMetadata, async ({ page_name = '', id }, caller) => {
    const shown = id ? await describeShown(caller, page_name, id) : undefined;
    const { title, description, image } = shown ?? (await describeMarket(caller));
    return { title, description, image_full_url: mediaUrl(image, caller), meta_data: null };
  });

  on(older.listAnalyticScripts, nothing, () => []);

  on(older.searchCategories, schema.searchCategories, async ({ search }, caller) => {
    const [rows, view] = await Promise.all([
      listMainCategories(caller.db, requireModule(caller), {}),
      createView(caller),
    ]);
    const all = rows.flatMap((row) => [row, ...row.childes.map((child) => ({ ...child, childes: [] }))]);
    const named = all.filter(({ id, slug }) => String(id) === search || slug === search);
    const wanted = search.toLowerCase();
    const alike = all.filter(({ name }) => Object.values(name).some((text) => text.toLowerCase().includes(wanted)));
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
    return { message: translate(caller.language, 'answers.email_ready'), token: 'inactive' };
  });

  on(older.verifyEmail, schema.verifyEmail, ({ email, token, guest_id }, caller) =>
    verifyByCode(caller, { login_type: 'manual', otp: token, guest_id, contact: { kind: 'email', value: email } }),
  );
};

/** No condition has this id, so an unknown one finds nothing. */
const NONE = 0;

type Described = { title: string; description: string; image: string | null };

async function describeMarket(caller: Caller): Promise<Described> {
  const [settings, landing] = await Promise.all([loadSettings(caller.db), loadLanding(caller)]);
  const { business_name, logo } = localizeSettings(settings, caller);
  const title = text(business_name) || 'Medina';
  return { title, description: text(landing.header_sub_title), image: text(logo) || null };
}

/** Metadata for the page of a store or an item that is on sale; undefined for any other page. */
async function describeShown(caller: Caller, page_name: string, id: string): Promise<Described | undefined> {
  if (/item|product/.test(page_name)) {
    const item = await findItem(caller.db, id, caller.now);
    if (!item) return undefined;
    const { name, description, image } = item;
    return { title: localizeText(name, caller), description: localizeText(description, caller) ?? '', image };
  }
  const store = /store|provider/.test(page_name) ? await findStore(caller.db, id) : undefined;
  if (!store) return undefined;
  return {
    title: localizeText(store.meta_title, caller) || localizeText(store.name, caller),
    description: localizeText(store.meta_description, caller) ?? '',
    image: store.meta_image ?? store.logo,
  };
}

async function loadLanding(caller: Caller): Promise<Record<string, unknown>> {
  return localizeSettings(await content.findLanding(caller.db), caller);
}

function serializeTestimonials(landing: Record<string, unknown>, caller: Caller) {
  return list(landing.testimonial_list).map((entry) => {
    const { id, name, designation, review, reviewer_image } = record(entry);
    return {
      id: Number(id),
      name: text(name),
      designation: text(designation),
      review: text(review),
      reviewer_image: text(reviewer_image) || null,
      reviewer_image_full_url: mediaUrl(text(reviewer_image) || null, caller),
    };
  });
}
