/**
 * The media that can reset a forgotten password. Without any, the fallback screen is shown.
 * Spec: ordering §2, "Forgot-password flow"; PWD-05.
 */
import { isOn, type Flag, type Maybe } from '../wire/wire';

export type ResetConfig = {
  is_mail_active?: Flag;
  is_sms_active?: Flag;
  firebase_otp_verification?: Flag;
  centralize_login?: Maybe<{ manual_login_status?: Flag }>;
};

export type ResetMethod = 'phone' | 'email';

export function resetMethods(config: ResetConfig): ResetMethod[] {
  if (!isOn(config.centralize_login?.manual_login_status)) return [];
  const methods: ResetMethod[] = [];
  if (isOn(config.is_sms_active) || isOn(config.firebase_otp_verification)) methods.push('phone');
  if (isOn(config.is_mail_active)) methods.push('email');
  return methods;
}
