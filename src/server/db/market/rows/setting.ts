import { inArray, notInArray, sql } from 'drizzle-orm';
import { policies, settings } from '../../schema';
import type { Loading } from '../loading';
import { moduleConfig } from '../module-config';
import { settingDefaults } from '../setting-defaults';

/** Every key of GET /config (api-contract §2.1); `landing` is the landing page, `most_tips_amount` the usual tip. */
export async function loadSettings(loading: Loading): Promise<void> {
  const values = { ...settingDefaults, ...settingValues(loading), landing: landingValue(loading) };
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: value as unknown }));
  await loading.db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updated_at: sql`now()` } });
  const unsaid = UNSAID.filter((key) => !(key in values));
  await loading.db.delete(settings).where(inArray(settings.key, ['', ...unsaid]));
  await loadPolicies(loading);
}

/** Settings without a default: gone when the files no longer say them. */
const UNSAID = ['currency_code', 'cookies_text'];

function settingValues({ market, picture }: Loading): Record<string, unknown> {
  const { payment_gateways = [], default_language = 'en', social_media = [], ...said } = market.settings;
  const { default_location: at, footer_text, logo, fav_icon, ...others } = said;
  return {
    ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, completed(key, value)])),
    footer_text: footer_text ?? said.business_name,
    logo: picture('logo', logo),
    fav_icon: picture('logo', fav_icon ?? logo),
    default_location: { lat: String(at.lat), lng: String(at.lng) },
    social_media: social_media.map((it, n) => ({ id: n + 1, ...it, status: 1 })),
    active_payment_method_list: payment_gateways.map(({ gateway, title, picture: image }) => ({
      gateway,
      gateway_title: title.en === title.ar ? title.en : title,
      gateway_image: picture('module', image),
    })),
    language: LANGUAGES.map(({ key, value }) => ({ key, value })),
    sys_language: LANGUAGES.map((it) => ({ ...it, default: it.key === default_language })),
    module_config: moduleConfig,
  };
}

/** A group of switches of which only some are said has the others by default. */
function completed(key: string, value: unknown): unknown {
  const otherwise: unknown = Object.entries(settingDefaults).find(([name]) => name === key)?.[1];
  return isGroup(otherwise) && isGroup(value) ? { ...otherwise, ...value } : value;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LANGUAGES = [
  { key: 'en', value: 'English', direction: 'ltr' },
  { key: 'ar', value: 'العربية', direction: 'rtl' },
];

/** The landing page in the flat form (api-contract §2.2): texts in both languages, pictures as file names. */
function landingValue({ market, picture }: Loading): Record<string, unknown> {
  const { header_banner, testimonial_list, promotion_banners, ...others } = market.landing;
  return {
    ...others,
    ...(header_banner && { header_banner: picture('hero', header_banner) }),
    ...(testimonial_list && {
      testimonial_list: testimonial_list.map(({ picture: face, ...it }, n) => ({
        id: n + 1,
        ...it,
        reviewer_image: picture('avatar', face),
      })),
    }),
    ...(promotion_banners && { promotion_banners: promotion_banners.map((it) => ({ img: picture('cover', it) })) }),
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
