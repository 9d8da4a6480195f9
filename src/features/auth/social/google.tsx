import { GoogleOAuthProvider, useGoogleLogin, useGoogleOAuth } from '@react-oauth/google';
import { useTranslation } from 'react-i18next';
import { useWebServices } from '@/features/config/web-services-api';
import { useGooglePerson } from './api';
import { GoogleMark } from './marks';
import { ProviderButton } from './provider-button';
import type { SocialButtonProps } from './social-port';

const name = 'Google';

/** Google's sign-in window with our own button: Google's button needs inline styles, which the CSP blocks. */
export function GoogleButton(props: SocialButtonProps) {
  const { t, i18n } = useTranslation();
  const id = useWebServices()?.google_client_id;
  if (id) {
    return (
      <GoogleOAuthProvider clientId={id} locale={i18n.language}>
        <Ask {...props} />
      </GoogleOAuthProvider>
    );
  }
  const unavailable = () => props.onProblem(t('auth.provider_unavailable', { name }));
  return (
    <ProviderButton mark={<GoogleMark />} onPress={unavailable}>
      {props.children}
    </ProviderButton>
  );
}

function Ask({ onAnswer, onProblem, children }: SocialButtonProps) {
  const { t } = useTranslation();
  const { scriptLoadedSuccessfully } = useGoogleOAuth();
  const unavailable = () => onProblem(t('auth.provider_unavailable', { name }));
  const { mutate: askWho } = useGooglePerson();
  const open = useGoogleLogin({
    onSuccess: ({ access_token }) => askWho(access_token, { onSuccess: onAnswer, onError: unavailable }),
    onError: ({ error }) =>
      error === 'access_denied' ? onProblem(t('auth.provider_closed', { name })) : unavailable(),
    onNonOAuthError: ({ type }) => {
      if (type === 'popup_closed') onProblem(t('auth.provider_closed', { name }));
      else if (type === 'popup_failed_to_open') onProblem(t('auth.provider_blocked', { name }));
      else unavailable();
    },
  });
  return (
    <ProviderButton mark={<GoogleMark />} onPress={() => (scriptLoadedSuccessfully ? open() : unavailable())}>
      {children}
    </ProviderButton>
  );
}
