import { useTranslation } from 'react-i18next';
import type { GuestContact } from '@/contract/place/address';
import type { Closing } from '@/lib/dialogs';
import { Modal } from '@/ui/overlay/modal';
import { ContactForm } from './contact-form';

/** The contact-info form of a take-away order (ADDR-32). */
export function ContactDialog({ isAwaited, onClose }: { isAwaited?: boolean } & Closing<GuestContact>) {
  const { t } = useTranslation();
  return (
    <Modal title={t('address.contact_info')} width={458} closeLabel={t('ui.close')} onClose={() => onClose()}>
      <ContactForm isAwaited={isAwaited} onSaved={onClose} />
    </Modal>
  );
}
