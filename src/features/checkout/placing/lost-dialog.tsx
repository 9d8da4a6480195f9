import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { useSession } from '@/lib/session';
import { Button, ButtonLink } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';

/** What can be done while nobody knows whether an order, or a trip, has arrived. True: a new one may be placed. */
export function LostDialog({ isTrip, onClose }: { isTrip: boolean } & Closing<boolean>) {
  const { t } = useTranslation();
  const { token } = useSession();
  const list = isTrip ? '/profile?page=my-trips' : '/profile?page=my-orders';
  return (
    <Modal
      title={t('checkout.lost_none_title')}
      width={523}
      hasClose={false}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose(true)}>
            {t('checkout.lost_anew')}
          </Button>
          <Button onClick={() => onClose(false)}>{t('checkout.lost_wait')}</Button>
        </>
      }
    >
      <p>{t('checkout.lost_none_text')}</p>
      <p className="muted">{t('checkout.lost_twice')}</p>
      <ButtonLink look="text" href={token ? list : '/help-and-support'}>
        {t(token ? 'checkout.lost_list' : 'checkout.lost_help')}
      </ButtonLink>
    </Modal>
  );
}
