/**
 * The enabled sign-in methods, and the layout of the sign-in view.
 * Spec: accounts §2 and §4 (login-type availability); AUTH-13, AUTH-14.
 */
import { isOn, type Flag, type Maybe } from '../wire/wire';

export type LoginStatuses = {
  otp_login_status?: Flag;
  manual_login_status?: Flag;
  social_login_status?: Flag;
};

export type LoginType = 'all' | 'otp_manual' | 'otp_social' | 'manual_social' | 'otp' | 'manual' | 'social' | 'none';

export function loginType(statuses: Maybe<LoginStatuses>): LoginType {
  const otp = isOn(statuses?.otp_login_status);
  const manual = isOn(statuses?.manual_login_status);
  const social = isOn(statuses?.social_login_status);
  if (otp && manual && social) return 'all';
  if (otp) return manual ? 'otp_manual' : social ? 'otp_social' : 'otp';
  if (manual) return social ? 'manual_social' : 'manual';
  return social ? 'social' : 'none';
}

export type SignInView = {
  /** The form shown first. */
  form: 'manual' | 'otp' | null;
  /** 'Or' with the link 'Sign in with OTP'; 'Go Back' returns from that form. */
  has_otp_link: boolean;
  /** The provider buttons, with 'or login with' above them if there is a form. */
  has_social: boolean;
  has_sign_up: boolean;
};

export function signInView(type: LoginType): SignInView {
  const manual = ['all', 'otp_manual', 'manual_social', 'manual'].includes(type);
  const otp = ['all', 'otp_manual', 'otp_social', 'otp'].includes(type);
  return {
    form: manual ? 'manual' : otp ? 'otp' : null,
    has_otp_link: manual && otp,
    has_social: ['all', 'otp_social', 'manual_social', 'social'].includes(type),
    has_sign_up: manual,
  };
}

export type SocialMedium = 'google' | 'facebook' | 'apple';

export type SocialStatuses = {
  social_login_status?: Flag;
  google_login_status?: Flag;
  facebook_login_status?: Flag;
  apple_login_status?: Flag;
};

export type SocialConfig = {
  centralize_login: SocialStatuses;
  social_login: readonly { login_medium: string; status: Flag }[];
  apple_login: readonly { status: Flag; client_id: string }[];
};

/**
 * The providers whose buttons are shown: enabled for sign-in, and not disabled in their own list. Apple also needs its
 * client id.
 */
export function shownMedia({ centralize_login, social_login, apple_login }: SocialConfig): SocialMedium[] {
  const isOff = (medium: string) => social_login.some((login) => login.login_medium === medium && !isOn(login.status));
  const hasApple = apple_login.some(({ status, client_id }) => isOn(status) && client_id !== '');
  return socialMedia(centralize_login).filter((medium) => (medium === 'apple' ? hasApple : !isOff(medium)));
}

/** Whether the dialog has any sign-in method. With social sign-in only, at least one provider must be available. */
export function isSignInOffered(config: SocialConfig & { centralize_login: LoginStatuses }): boolean {
  const type = loginType(config.centralize_login);
  return type === 'social' ? shownMedia(config).length > 0 : type !== 'none';
}

/** The providers enabled for sign-in. */
export function socialMedia(statuses: Maybe<SocialStatuses>): SocialMedium[] {
  if (!isOn(statuses?.social_login_status)) return [];
  const all: [SocialMedium, Flag][] = [
    ['google', statuses?.google_login_status],
    ['facebook', statuses?.facebook_login_status],
    ['apple', statuses?.apple_login_status],
  ];
  return all.filter(([, status]) => isOn(status)).map(([medium]) => medium);
}
