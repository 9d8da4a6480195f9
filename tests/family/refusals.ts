import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isEmpty, readFields, type Fields } from './php';

/** Refusals in the family's forms (wire-format §1.4), and what every call is checked for before its own rules. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: object,
  ) {
    super(JSON.stringify(body));
  }
}

export const refusal = (code: string, message = code, status: ContentfulStatusCode = 403) =>
  new Refusal(status, { errors: [{ code, message }] });

/** One entry for each missing field, as the validator there answers. */
export function requireFields(fields: Fields, ...names: string[]): void {
  const missing = names.filter((name) => isAbsent(fields[name]));
  if (missing.length === 0) return;
  const errors = missing.map((name) => ({ code: name, message: `The ${name} field is required.` }));
  throw new Refusal(403, { errors });
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** Calls for which the module is optional, and those that stand outside of the check (contract §1.1). */
const OPTIONAL = [
  /^\/customer/,
  /^\/banners$/,
  /^\/stores\/get-stores\//,
  /^\/coupon\/list/,
  /^\/categories$/,
  /^\/items\/reviews\/submit$/,
  /^\/delivery-man\/reviews\/submit$/,
  /^\/rental\/user\/trip\/get-trip-list\//,
];
const OUTSIDE = [
  ...[/^\/config/, /^\/module$/, /^\/zone\//, /^\/auth\//, /^\/react-landing-page$/, /^\/stores\/details\//],
  ...[/^\/most-tips$/, /^\/vehicle\/extra_charge$/, /^\/offline_payment_method_list$/],
];

const MODULES = ['1', '2', '3', '4', '5', '6'];

export const checkModule: MiddlewareHandler = async ({ req }, next) => {
  const path = pathOf(req.url);
  const module = req.header('moduleId');
  const isNeeded = ![...OPTIONAL, ...OUTSIDE].some((one) => one.test(path));
  if (isNeeded && !module) throw refusal('moduleId', 'The module id is required.');
  if (module && !OUTSIDE.some((one) => one.test(path)) && !MODULES.includes(module)) {
    throw refusal('moduleId', 'Not found.');
  }
  await next();
};

const NEED_ZONE = [
  /^\/items\/(?!details|reviews|rating|related)/,
  /^\/stores\/(?!details|reviews)/,
  /^\/get-combined-data$/,
  /^\/banners$/,
  /^\/categories\/(items|stores)\//,
  /^\/advertisement\//,
  /^\/coupon\/list/,
  /^\/rental\/(vehicle\/(?!get-vehicle-details|reviews)|provider\/(?!get-)|banners)/,
];
/** These answer 200 with the refusal in their body. */
const NEED_ZONE_SOFTLY = [/^\/campaigns\//, /^\/flash-sales/];

export const checkZone: MiddlewareHandler = async ({ req }, next) => {
  const path = pathOf(req.url);
  if (!zonesOf(req.header('zoneId'))) {
    if (NEED_ZONE.some((one) => one.test(path))) throw refusal('zoneId', 'The zone id is required.');
    if (NEED_ZONE_SOFTLY.some((one) => one.test(path))) throw refusal('zoneId', 'The zone id is required.', 200);
  }
  await next();
};

/** The header is a list as JSON text; anything else selects nothing. */
export function zonesOf(header: string | undefined): number[] | null {
  if (!header) return null;
  const zones: unknown = JSON.parse(header);
  return Array.isArray(zones) ? zones.map(Number) : null;
}

/** The owner of carts and orders: the customer of the token, else the guest (contract §1.3). */
export type Owner = { id: number; is_guest: boolean };

export const CUSTOMER = { token: 'customer-token', id: 5 };

export async function requireOwner(context: Context): Promise<Owner> {
  if (isSignedIn(context)) return { id: CUSTOMER.id, is_guest: false };
  const { guest_id } = await readFields(context);
  if (isEmpty(guest_id)) throw new Refusal(401, { errors: 'Unauthorized' });
  return { id: Number(guest_id), is_guest: true };
}

export function requireCustomer(context: Context): Owner {
  if (!isSignedIn(context)) {
    throw new Refusal(401, { errors: [{ code: 'auth-001', message: 'Unauthenticated.' }] });
  }
  return { id: CUSTOMER.id, is_guest: false };
}

const isSignedIn = ({ req }: Context) => req.header('authorization') === `Bearer ${CUSTOMER.token}`;

const pathOf = (url: string): string => new URL(url).pathname.replace('/api/v1', '');
