import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { languagesWith, settingKeys } from '../../market-settings';
import { policies, settings } from '../../schema';
import type { Loading } from '../loading';
import { moduleConfig } from '../module-config';

/**
 * Loads every key of GET /config (wire-format §2.1); `landing` is the landing page, `most_tips_amount` the usual tip.
 */
export async function loadSettings(loading: Loading): Promise<void> {
  const values = { ...settingValues(loading), landing: landingValue(loading) };
  const rows = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]));
  await loading.db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updated_at: sql`now()` } });
  const keys = rows.map(({ key }) => key);
  await loading.db.delete(settings).where(and(inArray(settings.key, settingKeys), notInArray(settings.key, keys)));
  await loadPolicies(loading);
}

function settingValues({ market, picture }: Loading): Record<string, unknown> {
  const { payment_gateways, default_language, social_media, default_location: at, ...said } = market.settings;
  return {
    ...said,
    footer_text: said.footer_text ?? said.business_name,
    logo: picture('logo', said.logo),
    fav_icon: picture('logo', said.fav_icon ?? said.logo),
    default_location: { lat: String(at.lat), lng: String(at.lng) },
    social_media: social_media.map((link, n) => ({ id: n + 1, ...link, status: 1 })),
    active_payment_method_list: payment_gateways.map(({ gateway, title, picture: image }) => ({
      gateway,
      gateway_title: title,
      gateway_image: picture('module', image),
    })),
    language: languagesWith(default_language).map(({ key, value }) => ({ key, value })),
    sys_language: languagesWith(default_language),
    module_config: moduleConfig,
  };
}

/** The landing page in its flat form (wire-format §2.2): texts in both languages, pictures as file names. */
function landingValue({ market, picture }: Loading): Record<string, unknown> {
  const { header_banner, testimonial_list, promotion_banners, ...others } = market.landing;
  return {
    ...others,
    ...(header_banner && { header_banner: picture('hero', header_banner) }),
    ...(testimonial_list && {
      testimonial_list: testimonial_list.map(({ picture: face, ...testimonial }, n) => ({
        id: n + 1,
        ...testimonial,
        reviewer_image: picture('avatar', face),
      })),
    }),
    ...(promotion_banners && {
      promotion_banners: promotion_banners.map((banner) => ({ img: picture('cover', banner) })),
    }),
  };
}

async function loadPolicies({ db, market }: Loading): Promise<void> {
  const pages = Object.entries(market.policies).flatMap(([key, body]) => (body ? [{ key, body }] : []));
  if (pages.length > 0)
    await db
      .insert(policies)
      .values(pages)
      .onConflictDoUpdate({
        target: policies.key,
        set: { body: sql`excluded.body`, status: true, updated_at: sql`now()` },
      });
  await db
    .update(policies)
    .set({ status: false })
    .where(notInArray(policies.key, ['', ...pages.map(({ key }) => key)]));
}
