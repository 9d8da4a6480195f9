import { useTranslation } from '@/i18n/react';
import { toast } from '@/lib/toast';
import { ProviderButton } from './provider-button';
import type { SocialButtonProps } from './social-port';

/** Without the provider's script nobody can be asked, which is said (AUTH-41). */
export function AppleButton({ children }: SocialButtonProps) {
  const { t } = useTranslation();
  return <ProviderButton onPress={() => void toast.info(t('auth.apple_sdk_not_loaded'))}>{children}</ProviderButton>;
}
