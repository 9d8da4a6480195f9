import { useTranslation } from '@/i18n/react';
import { ProviderButton } from './provider-button';
import type { SocialButtonProps } from './social-port';

/** Without the provider's script nobody can be asked, which is said. */
export function GoogleButton({ onProblem, children }: SocialButtonProps) {
  const { t } = useTranslation();
  return (
    <ProviderButton onPress={() => onProblem(t('auth.provider_unavailable', { name: 'Google' }))}>
      {children}
    </ProviderButton>
  );
}
