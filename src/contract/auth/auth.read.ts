import { oneOf } from '../core/one-of';
import { amount, flag, record, records, text, textOrNull } from '../core/wire-values';
import type { ExistingUser, LoginMedium, SignInAnswer } from './auth';
import type { CustomerSession, ProofOffer } from './customer-session';
import type { WebServices } from './web-services';

export function readGuest(answer: unknown): { guest_id: number } {
  return { guest_id: amount(record(answer).guest_id) };
}

/**
 * Version 3.1 answers less than 3.5 and 4.0: social calls only `token` and `is_phone_verified`, others only `message`.
 */
export function readSignIn(answer: unknown): SignInAnswer {
  const raw = record(answer);
  return {
    token: textOrNull(raw.token),
    is_personal_info: done(raw.is_personal_info),
    is_exist_user: readExisting(raw.is_exist_user),
    is_phone_verified: done(raw.is_phone_verified),
    is_email_verified: done(raw.is_email_verified),
    login_type: oneOf(raw.login_type, MEDIA, null),
    email: textOrNull(raw.email),
    phone: textOrNull(raw.phone),
    message: textOrNull(raw.message),
    cart_conflict: flag(raw.cart_conflict),
    cart_left_out: amount(raw.cart_left_out),
  };
}

export function readMerged(answer: unknown): { message: string; cart_left_out: number } {
  const raw = record(answer);
  return { message: text(raw.message), cart_left_out: amount(raw.cart_left_out) };
}

const MEDIA: readonly LoginMedium[] = ['manual', 'otp', 'social'];

function done(value: unknown): boolean {
  return value == null || flag(value);
}

/** Without an existing account this is null; older back ends send `{}` or an empty list. */
function readExisting(value: unknown): ExistingUser | null {
  const raw = record(value);
  if (Object.keys(raw).length === 0) return null;
  const name = text(raw.name) || `${text(raw.f_name)} ${text(raw.l_name)}`.trim();
  return { id: amount(raw.id), name, image: textOrNull(raw.image_full_url ?? raw.image) };
}

export function readSessions(answer: unknown): CustomerSession[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    browser: textOrNull(raw.browser),
    system: textOrNull(raw.system),
    platform: oneOf(raw.platform, ['mobile', 'tablet', 'desktop'], null),
    created_at: text(raw.created_at),
    last_used_at: text(raw.last_used_at),
    is_current: flag(raw.is_current),
  }));
}

const METHODS = ['password', 'phone', 'email', 'google', 'facebook', 'apple'] as const;

/** The proof methods of a refusal that this storefront supports. */
export function readProofOffers(proofs: unknown): ProofOffer[] {
  return records(proofs).flatMap((raw) => {
    const by = oneOf(raw.by, METHODS, null);
    const verification_medium = oneOf(raw.verification_medium, ['firebase', 'SMS', 'email'], null);
    return by ? [{ by, to: textOrNull(raw.to), verification_medium }] : [];
  });
}

export function readWebServices(answer: unknown): WebServices {
  const { google_client_id, google_maps_key, facebook_app_id, has_apple, firebase } = record(answer);
  const settings = record(firebase);
  return {
    google_client_id: text(google_client_id),
    google_maps_key: text(google_maps_key),
    facebook_app_id: text(facebook_app_id),
    has_apple: flag(has_apple),
    firebase: text(settings.apiKey)
      ? {
          apiKey: text(settings.apiKey),
          authDomain: text(settings.authDomain),
          projectId: text(settings.projectId),
          appId: text(settings.appId),
          messagingSenderId: text(settings.messagingSenderId),
          vapidKey: text(settings.vapidKey),
          emulator: text(settings.emulator),
        }
      : null,
  };
}
