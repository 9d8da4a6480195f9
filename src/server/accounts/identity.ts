/**
 * Which ways of signing in are available: switched on in the market's configuration and possible with the server's
 * settings.
 * Spec: accounts §2 and §9; wire-format §2.1 (centralize_login, social_login, apple_login).
 */
import type { SocialMedium } from '@/domain/sign-in/login-types';
import { isOn } from '@/domain/wire/wire';
import { canMail } from '../adapters/mail';
import { canText } from '../adapters/sms';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { loadSettings, type Settings } from '../data/setting';
import { isDemo } from '../config/demo-mode';

/** In demo mode every message counts as sent: its code is known. */
export function canSend(kind: 'phone' | 'email'): boolean {
  return isDemo() || (kind === 'phone' ? canText() : canMail());
}

/** True when Firebase sends the codes to phones: the storefront requests them there, not from this server. */
export function isFirebase(): boolean {
  return Boolean(process.env.FIREBASE_API_KEY);
}

function isConfigured(medium: SocialMedium): boolean {
  const { GOOGLE_CLIENT_ID, APPLE_CLIENT_ID, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = process.env;
  if (medium === 'google') return Boolean(GOOGLE_CLIENT_ID);
  return medium === 'apple' ? Boolean(APPLE_CLIENT_ID) : Boolean(FACEBOOK_APP_ID && FACEBOOK_APP_SECRET);
}

/** The effective status of each way to sign in, as 0 or 1. */
export function loginStatuses(settings: Settings) {
  const login = settings.centralize_login;
  const is = (name: keyof typeof login) => isOn(login[name]);
  const social = (medium: SocialMedium) =>
    is('social_login_status') && is(`${medium}_login_status`) && isConfigured(medium);
  const canVerifyPhone = canSend('phone') || isFirebase();
  const media = { google: social('google'), facebook: social('facebook'), apple: social('apple') };
  return {
    manual_login_status: Number(is('manual_login_status')),
    otp_login_status: Number(is('otp_login_status') && canVerifyPhone),
    social_login_status: Number(Object.values(media).some(Boolean)),
    google_login_status: Number(media.google),
    facebook_login_status: Number(media.facebook),
    apple_login_status: Number(media.apple),
    email_verification_status: Number(is('email_verification_status') && canSend('email')),
    phone_verification_status: Number(is('phone_verification_status') && canVerifyPhone),
  };
}

/** The part of GET /config that lists the ways to sign in. */
export function serializeIdentity(settings: Settings) {
  const statuses = loginStatuses(settings);
  const [apple] = settings.apple_login;
  return {
    is_mail_active: canSend('email'),
    is_sms_active: canSend('phone'),
    firebase_otp_verification: Number(isFirebase()),
    centralize_login: { ...statuses, send_otp_via: settings.centralize_login.send_otp_via },
    social_login: [
      {
        login_medium: 'google',
        status: isOn(statuses.google_login_status),
        client_id: process.env.GOOGLE_CLIENT_ID ?? '',
      },
      {
        login_medium: 'facebook',
        status: isOn(statuses.facebook_login_status),
        client_id: process.env.FACEBOOK_APP_ID ?? '',
      },
    ],
    apple_login: [
      {
        client_id_app: apple?.client_id_app ?? '',
        redirect_url_flutter: apple?.redirect_url_flutter ?? '',
        login_medium: 'apple',
        status: isOn(statuses.apple_login_status),
        client_id: process.env.APPLE_CLIENT_ID ?? '',
        redirect_url_react: apple?.redirect_url_react || process.env.SITE_URL || '',
      },
    ],
  };
}

/** Refuses a way to sign in that is switched off; returns all statuses. */
export async function openWay(caller: Caller, way: 'manual' | 'otp' | 'social') {
  const statuses = loginStatuses(await loadSettings(caller.db));
  if (!statuses[`${way}_login_status`]) throw new ApiError('login_type');
  return statuses;
}
