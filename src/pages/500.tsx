import { useTranslation } from 'react-i18next';
import { Lost } from '@/features/content/lost';
import { Button, ButtonLink } from '@/ui/controls/button';

export default function Failed() {
  const { t } = useTranslation();
  return (
    <Lost
      code="500"
      title={t('content.failed_title')}
      text={t('content.failed_text')}
      ways={
        <>
          <Button onClick={() => window.location.reload()}>{t('ui.retry')}</Button>
          <ButtonLink look="secondary" href="/">
            {t('content.to_home')}
          </ButtonLink>
        </>
      }
    />
  );
}
