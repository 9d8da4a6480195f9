import { newCustomerDiscount } from '@/domain/accounts/referral';
import { toNumber } from '@/domain/wire/wire';
import { DAY_MS } from '@/domain/time/units';
import type { ProfileRow } from '../data/profile';
import type { Settings } from '../data/setting';
import type { CustomerSession } from '../data/token';
import { bit, mediaUrl, type View } from '../data/view';

/** `customer/info` (wire-format §3.11), without the password, favourites and internal notes. */
export function serializeCustomer(row: ProfileRow, config: Settings, view: Pick<View, 'origin' | 'now'>) {
  const discount = newCustomerDiscount(row, config, view.now);
  return {
    id: row.id,
    f_name: row.f_name,
    l_name: row.l_name,
    phone: row.phone,
    email: row.email,
    image: row.image,
    image_full_url: mediaUrl(row.image, view),
    is_phone_verified: bit(row.is_phone_verified),
    is_email_verified: row.is_email_verified ? '1' : '0',
    status: bit(row.status),
    order_count: row.orders,
    member_since_days: Math.max(0, Math.floor((view.now.getTime() - row.created_at.getTime()) / DAY_MS)),
    wallet_balance: row.wallet_balance,
    loyalty_point: row.loyalty_point,
    ref_code: row.ref_code,
    ref_by: row.ref_by,
    login_medium: row.login_medium,
    social_id: row.social_id,
    zone_id: row.zone_id,
    current_language_key: row.current_language_key,
    cm_firebase_token: row.cm_firebase_token,
    module_ids: JSON.stringify(row.interest_modules),
    selected_modules_for_interest: row.interest_modules,
    created_at: row.created_at.toISOString(),
    userinfo: row.userinfo && serializeUserInfo(row.userinfo, view),
    is_valid_for_discount: discount.is_valid_for_discount,
    discount_amount: toNumber(discount.discount_amount),
    discount_amount_type: discount.discount_amount_type ?? 'amount',
    validity: validity(config),
  };
}

function serializeUserInfo(
  { id, f_name, l_name, phone, email, image, user_id }: NonNullable<ProfileRow['userinfo']>,
  view: Pick<View, 'origin'>,
) {
  return { id, f_name, l_name, phone, email, image_full_url: mediaUrl(image, view), user_id };
}

/** An entry of `customer/sessions`, an addition to the wire format. */
export function serializeCustomerSession({ created_at, last_used_at, ...row }: CustomerSession, session_id: number) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: row.id === session_id,
  };
}

/** English in every language, as the wire format has it. */
function validity(config: Settings): string {
  const count = config.new_customer_discount_amount_validity;
  const unit = config.new_customer_discount_validity_type;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
