import type { Customer } from '@/contract/customer/customer';
import type { updateProfile } from '@/contract/customer/customer-writes';
import type { Input } from '@/contract/core/endpoint';
import { withPlus } from '@/domain/accounts/phone';
import { wholeName } from '@/domain/accounts/person-name';
import { isPhoneLocked } from '@/domain/accounts/profile-change';

export type ProfileValues = {
  name: string;
  email: string;
  phone: string;
  dial_code: string;
  password: string;
  confirm_password: string;
};

export type ProfileInput = Input<typeof updateProfile>;

export const toValues = (customer: Customer): ProfileValues => ({
  name: wholeName(customer),
  email: customer.email,
  phone: customer.phone.replace(/\D/g, ''),
  dial_code: '',
  password: '',
  confirm_password: '',
});

/**
 * The input of the update; null when nothing was changed (PROF-11, PROF-17). A verified phone is sent unchanged
 * (PROF-10).
 */
export function diffProfile(customer: Customer, values: ProfileValues, image: File | null): ProfileInput | null {
  const before = toValues(customer);
  const isLocked = isPhoneLocked(customer);
  const phone = isLocked ? customer.phone : withPlus(values.phone);
  const next = { name: values.name.trim(), email: values.email.trim(), phone };
  const isNewPhone = !isLocked && phone !== withPlus(before.phone);
  const isNewEmail = next.email !== before.email;
  if (next.name === before.name && !isNewPhone && !isNewEmail && !values.password && !image) return null;
  const button_type = isNewPhone ? 'phone' : isNewEmail ? 'email' : values.password ? 'change_password' : undefined;
  return {
    ...next,
    ...(image && { image }),
    ...(values.password && { password: values.password }),
    ...(button_type && { button_type }),
  };
}
