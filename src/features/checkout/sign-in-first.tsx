import { useTranslation } from 'react-i18next';
import { loadAuth, openAuth } from '@/features/auth/open-auth';
import { Button } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { EmptyState } from '@/ui/status/empty-state';

type Props = { title: string; text?: string };

/** Stands in place of what only a signed-in customer may see; it appears here after signing in. */
export function SignInFirst({ title, text }: Props) {
  const { t } = useTranslation();
  const signIn = (
    <Button {...onIntent(loadAuth)} onClick={() => void openAuth('sign-in', () => {})}>
      {t('ui.sign_in')}
    </Button>
  );
  return <EmptyState icon="user" title={title} text={text} action={signIn} />;
}
