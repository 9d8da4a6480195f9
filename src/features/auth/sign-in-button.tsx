import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/controls/button';
import type { ButtonLook } from '@/ui/controls/button-parts';
import { onIntent } from '@/ui/controls/on-intent';
import { loadAuth, openAuth } from './open-auth';

/** Signs in where a page asks for it, and stays on that page. */
export function SignInButton(looks: Pick<ButtonLook, 'look' | 'size' | 'block'>) {
  const { t } = useTranslation();
  return (
    <Button {...looks} {...onIntent(loadAuth)} onClick={() => void openAuth('sign-in', () => {})}>
      {t('ui.sign_in')}
    </Button>
  );
}
