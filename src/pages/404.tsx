import { useTranslation } from 'react-i18next';
import { Lost } from '@/features/content/lost';
import { useLostHome } from '@/shell/use-lost-home';
import { ButtonLink } from '@/ui/controls/button';

export default function Missing() {
  const { t } = useTranslation();
  useLostHome();
  return (
    <Lost
      code="404"
      title={t('content.missing_title')}
      text={t('content.missing_text')}
      ways={
        <>
          <ButtonLink href="/">{t('content.to_home')}</ButtonLink>
          <ButtonLink look="secondary" href="/help-and-support">
            {t('content.to_help')}
          </ButtonLink>
        </>
      }
    />
  );
}
