/**
 * Applications of stores and couriers. The market approves them outside of this product.
 * Spec: wire-format §9.3 and §9.4.
 */
import { randomBytes } from 'node:crypto';
import type { InferType } from 'yup';
import { list, record, text, unwrap } from '@/contract/core/wire-values';
import type * as schema from '@/contract/customer/registration.schema';
import { businessPlans, isPackageFor, type BusinessPlan } from '@/domain/registration/business-plan';
import { isInside } from '@/domain/place/geo-zone';
import { keptText } from '@/domain/text/kept-text';
import { storeTexts, type Translation } from '@/domain/catalogue/store-texts';
import { parseIds, isOn } from '@/domain/wire/wire';
import { translate } from '@/i18n/both';
import { fieldProblem, refuseFields } from '../http/errors';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { listAllZones } from '../data/place';
import { listAllPackages, insertStoreRegistration, findTakenContact } from '../data/registration';
import { loadSettings } from '../data/setting';
import type { Database } from '../db/client';
import { refuseCommon } from '../accounts/new-password';
import { hashPassword } from '../accounts/password';
import { isHmac, hmac } from '../config/secret';
import { enforceRateLimit } from '../http/rate-limit';
import { nobodys, withUploads, type UploadRules } from '../media/upload';

type StoreInput = InferType<typeof schema.registerStore>;

/** Proves that a later call comes from whoever registered the store. */
const registrationKey = (store_id: number) => hmac('store registration', String(store_id));

export function isRegistrationKey(store_id: number, key: string | null | undefined): boolean {
  return isHmac(key ?? '', 'store registration', String(store_id));
}

export async function registerStore(input: StoreInput, caller: Caller) {
  await openRegistration(caller, 'toggle_store_registration');
  const market = await resolveMarket(caller, input);
  const texts = storeTexts(parseTranslations(input.translations));
  if (!texts) throw fieldProblem('translations', 'required');
  const plan = await choosePlan(caller, input, market.module_type);
  await refuseTakenBy(caller, 'vendor', input);
  await refuseCommon(input.password);
  const password_hash = await hashPassword(input.password);
  const { f_name, l_name, email, phone, latitude, longitude, zone_id, module_id } = input;
  const vendor = { f_name, l_name: l_name ?? '', email, phone, password_hash, status: false, created_at: caller.now };
  const store = {
    ...{ email, phone, latitude, longitude, zone_id, module_id, ...texts },
    ...{ pickup_zone_id: market.pickup_zone_id, ...deliveryTime(input) },
    slug: makeSlug(texts.name.en),
    // Nobody sees it before it is approved.
    ...{ status: false, active: false, created_at: caller.now },
    ...{ store_business_model: plan === 'commission' ? plan : ('none' as const) },
    package_id: plan === 'subscription' ? (input.package_id ?? null) : null,
    ...{ tin: input.tin || null, tin_expire_date: input.tin_expire_date || null },
  };
  const store_id = await withPictures(caller.db, input, (pictures) =>
    insertStoreRegistration(caller.db, vendor, { ...store, ...pictures }),
  );
  return {
    store_id,
    type: plan ?? 'business_model_fail',
    ...(plan === 'subscription' && { package_id: input.package_id }),
    registration_key: registrationKey(store_id),
    message: translate(caller.language, 'answers.store_registered'),
  };
}

/** Removes characters that JSON may contain but no database stores. */
function parseTranslations(sent: string): Translation[] {
  const clean = (value: unknown) => keptText(text(value)).trim().slice(0, TEXT_MAX);
  return list(unwrap(sent))
    .slice(0, 20)
    .map(record)
    .map(({ locale, key, value }) => ({ locale: text(locale), key: text(key), value: clean(value) }));
}

const TEXT_MAX = 255;

type Toggle = 'toggle_store_registration' | 'toggle_dm_registration';

/** Refuses when registration is switched off, and too many registrations from one address. */
export async function openRegistration(caller: Caller, toggle: Toggle): Promise<void> {
  const config = await loadSettings(caller.db);
  if (!isOn(config[toggle])) throw new ApiError('registration_off');
  await enforceRateLimit(caller, { kind: 'registration_from_address', of: caller.address });
}

/** The zone must be open, hold the place and offer the module; a provider picks up in open zones. */
async function resolveMarket(caller: Caller, input: StoreInput) {
  const zones = (await listAllZones(caller.db)).filter(({ status }) => status);
  const zone = zones.find(({ id }) => id === input.zone_id);
  if (!zone) throw fieldProblem('zone_id', 'invalid');
  const point = { lat: input.latitude, lng: input.longitude };
  if (!isInside(point, zone.coordinates)) throw new ApiError('registration_place');
  const module = zone.modules.find(({ id }) => id === input.module_id);
  if (!module || module.module_type === 'parcel') throw fieldProblem('module_id', 'invalid');
  const { module_type } = module;
  if (module_type !== 'rental') return { module_type, pickup_zone_id: [] };
  const pickup_zone_id = [...new Set(parseIds(input.pickup_zone_id))];
  if (pickup_zone_id.length === 0) throw fieldProblem('pickup_zone_id', 'required');
  if (!pickup_zone_id.every((zoneId) => zones.some(({ id }) => id === zoneId)))
    throw fieldProblem('pickup_zone_id', 'invalid');
  return { module_type, pickup_zone_id };
}

/** Undefined when it is still to be chosen. */
async function choosePlan(caller: Caller, input: StoreInput, module_type: string): Promise<BusinessPlan | undefined> {
  const packages = (await listAllPackages(caller.db)).filter((plan) => isPackageFor(module_type, plan));
  const offered = businessPlans(await loadSettings(caller.db), packages.length);
  const [only] = offered;
  const plan = input.business_plan || (offered.length === 1 && only === 'commission' ? only : undefined);
  if (!plan) return undefined;
  if (!offered.includes(plan)) throw fieldProblem('business_plan', 'invalid');
  if (plan === 'commission') return plan;
  if (input.package_id == null) return undefined;
  if (!packages.some(({ id }) => id === input.package_id)) throw fieldProblem('package_id', 'invalid');
  return plan;
}

function deliveryTime({ minimum_delivery_time: least, maximum_delivery_time: most }: StoreInput) {
  return { min_delivery_time: least, max_delivery_time: most, delivery_time: `${least}-${most} min` };
}

/** The suffix keeps slugs unique, also for names without Latin letters. */
function makeSlug(name: string): string {
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${readable || 'store'}-${randomBytes(4).toString('hex')}`;
}

type Pictures = { logo: string; cover_photo: string | null; tin_certificate_image: string | null };

/** Stores the pictures; they are removed when the store cannot be stored. */
async function withPictures(
  db: Database,
  { logo, cover_photo, tin_certificate_image }: StoreInput,
  store: (pictures: Pictures) => Promise<number | undefined>,
): Promise<number> {
  type Next<Out> = (name: string | null) => Promise<Out>;
  const kept = <Out>(field: string, file: File | undefined, next: Next<Out>, more: Partial<UploadRules> = {}) =>
    storeUploads(db, { field, files: file ? [file] : [] }, ([name]) => next(name ?? null), more);
  return kept('cover_photo', cover_photo, (cover) =>
    kept(
      'tin_certificate_image',
      tin_certificate_image,
      (tin) =>
        storeUploads(
          db,
          { field: 'logo', files: [logo] },
          async ([name = '']) => {
            const id = await store({ logo: name, cover_photo: cover, tin_certificate_image: tin });
            if (id === undefined) throw new ApiError('busy');
            return id;
          },
          { square: 400 },
        ),
      { folder: 'identity', pdf: true },
    ),
  );
}

/** Reports a refused file at its field. */
export async function storeUploads<Out>(
  db: Database,
  { field, files }: { field: string; files: readonly File[] },
  next: (names: string[]) => Promise<Out>,
  more: Partial<UploadRules> = {},
): Promise<Out> {
  try {
    return await withUploads(files, { folder: 'registration', of: { ...nobodys, db }, ...more }, next);
  } catch (error) {
    const isPicture = error instanceof ApiError && ['image_type', 'image_size'].includes(error.refusal);
    throw isPicture ? fieldProblem(field, error.refusal, 'errors') : error;
  }
}

/** Refuses contacts that another vendor or courier has, each at its field. */
export async function refuseTakenBy(
  caller: Caller,
  who: 'vendor' | 'delivery_man',
  contact: { email: string; phone: string },
): Promise<void> {
  const taken = await findTakenContact(caller.db, who, contact);
  refuseFields([
    taken.email && fieldProblem('email', 'email_taken'),
    taken.phone && fieldProblem('phone', 'phone_taken'),
  ]);
}
