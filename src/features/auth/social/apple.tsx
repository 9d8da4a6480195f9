import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { record, text } from '@/contract/core/wire-values';
import { useConfig } from '@/features/config/api';
import { useWebServices } from '@/features/config/web-services-api';
import { loadScript } from '@/lib/load-script';
import { toast } from '@/lib/toast';
import { AppleMark } from './marks';
import { ProviderButton } from './provider-button';
import type { SocialAnswer, SocialButtonProps } from './social-port';

const name = 'Apple';
const SDK = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

type AppleAuth = {
  init: (how: { clientId: string; redirectURI: string; scope: string; usePopup: boolean }) => void;
  signIn: () => Promise<unknown>;
};

/** Apple's sign-in window, with the client id and redirect URL of the configuration (AUTH-42). */
export function AppleButton({ onAnswer, onProblem, children }: SocialButtonProps) {
  const { t } = useTranslation();
  const [apple] = useConfig().apple_login;
  const isAllowed = useWebServices()?.has_apple;
  useEffect(() => {
    // If loading fails, the button says so when pressed.
    if (isAllowed) loadScript(SDK).catch(() => {});
  }, [isAllowed]);

  async function open() {
    const sdk = appleAuth();
    if (!sdk || !apple) return toast.warning(t('auth.apple_sdk_not_loaded'));
    try {
      sdk.init({
        clientId: apple.client_id,
        redirectURI: apple.redirect_url_react || window.location.origin,
        scope: 'name email',
        usePopup: true,
      });
      onAnswer(readAnswer(await sdk.signIn()));
    } catch (error) {
      const reason = text(record(error).error);
      if (reason.startsWith('popup_closed') || reason === 'user_cancelled_authorize') {
        onProblem(t('auth.provider_closed', { name }));
      } else if (reason === 'popup_blocked_by_browser') onProblem(t('auth.provider_blocked', { name }));
      else onProblem(t('auth.provider_unavailable', { name }));
    }
  }

  return (
    <ProviderButton mark={<AppleMark />} onPress={() => void open()}>
      {children}
    </ProviderButton>
  );
}

function appleAuth(): AppleAuth | undefined {
  // A global of Apple's script, which has no types.
  return (window as { AppleID?: { auth: AppleAuth } }).AppleID?.auth;
}

/** `unique_id` is the authorization code, which a server may exchange (wire-format §3.1). */
function readAnswer(said: unknown): SocialAnswer {
  const { id_token, code } = record(record(said).authorization);
  const token = text(id_token);
  if (!token) throw new Error('No token');
  const email = emailIn(token);
  return { medium: 'apple', token, unique_id: text(code), ...(email && { email }) };
}

/** The email in an identity token, to be shown and sent on; only the server can verify it. Empty without one. */
function emailIn(token: string): string {
  const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  return text(record(JSON.parse(atob(part))).email);
}
