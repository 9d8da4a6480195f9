import FacebookLogin from 'react-facebook-login/dist/facebook-login-render-props';
import { useTranslation } from 'react-i18next';
import { record, text } from '@/contract/core/wire-values';
import { useWebServices } from '@/features/config/web-services-api';
import { FacebookMark } from './marks';
import { ProviderButton } from './provider-button';
import type { SocialButtonProps } from './social-port';

const name = 'Facebook';
/** The version of the Graph API. */
const VERSION = '23.0';

/** Facebook's sign-in window, on phones too: a redirect would lose the page below the modal. */
export function FacebookButton({ onAnswer, onProblem, children }: SocialButtonProps) {
  const { t, i18n } = useTranslation();
  const appId = useWebServices()?.facebook_app_id;
  const unavailable = () => onProblem(t('auth.provider_unavailable', { name }));
  const look = { mark: <FacebookMark />, children };
  if (!appId) return <ProviderButton {...look} onPress={unavailable} />;

  function answered(said: unknown) {
    const { accessToken, userID, email, phone, status } = record(said);
    const token = text(accessToken);
    if (!token) return status === 'facebookNotLoaded' ? unavailable() : onProblem(t('auth.provider_closed', { name }));
    onAnswer({
      ...{ medium: 'facebook', token, unique_id: text(userID) },
      ...(text(email) && { email: text(email) }),
      ...(text(phone) && { phone: text(phone) }),
    });
  }

  return (
    <FacebookLogin
      appId={appId}
      version={VERSION}
      fields="name,email"
      language={i18n.language === 'ar' ? 'ar_AR' : 'en_US'}
      disableMobileRedirect
      callback={answered}
      onFailure={answered}
      render={({ onClick }) => (
        // Without its script the component would never become ready.
        <ProviderButton {...look} onPress={() => ('FB' in window ? onClick() : unavailable())} />
      )}
    />
  );
}
