import { useTranslation } from '@/i18n/react';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Modal } from '@/ui/modal';

/** An unknown mode is the sign-in view (AUTH-06). */
export type AuthMode = 'sign-in' | 'sign-up';

/** 450 wide (AUTH-01). No way of signing in is switched on, so it has neither form nor provider buttons (AUTH-08). */
export function AuthModal({ onClose }: { mode: AuthMode } & Closing<void>) {
  const { t } = useTranslation();
  const { business_name } = useConfig();

  return (
    <Modal
      title={t('auth.welcome', { name: business_name })}
      width={450}
      closeLabel={t('ui.close')}
      onClose={() => onClose()}
      foot={
        <Button block onClick={() => onClose()}>
          {t('auth.continue_as_guest')}
        </Button>
      }
    >
      <EmptyState title={t('auth.not_offered_title')} text={t('auth.not_offered_text')} />
    </Modal>
  );
}
