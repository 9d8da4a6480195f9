import { useTranslation } from 'react-i18next';
import type { GuestContact } from '@/contract/place/address';
import type { Closing } from '@/lib/dialogs';
import { Modal } from '@/ui/overlay/modal';
import { ContactForm } from './contact-form';

type Props = { isAwaited?: boolean; known?: GuestContact } & Closing<GuestContact>;

/** The contact form of a take-away order (ADDR-32), and of a customer without a phone number. */
export function ContactDialog({ isAwaited, known, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal title={t('address.contact_info')} width={458} onClose={() => onClose()}>
      <ContactForm isAwaited={isAwaited} known={known} onSaved={onClose} />
    </Modal>
  );
}
