import { useTranslation } from 'react-i18next';
import type { GuestAddress, GuestContact } from '@/contract/place/address';
import { withPlus } from '@/domain/accounts/phone';
import { onIntent } from '@/ui/controls/on-intent';
import { IconDisc } from '@/ui/display/icon-disc';
import { IconButton } from '@/ui/controls/icon-button';
import { Name } from '@/ui/display/name';
import { toolIcons } from '@/ui/icons/tool-icons';
import styles from './address.module.css';
import { loadAddressDialog, loadContactDialog, openAddressDialog, openContactDialog } from './open-address';
import { useGuestContact } from './use-guest-contact';

/** A guest's contact and, unless it is a take-away, the address (ADDR-27…32). */
export function GuestCard({ orderType }: { orderType: string }) {
  const { t } = useTranslation();
  const { contact, address } = useGuestContact();
  const isFetched = orderType === 'take_away';
  const hint = t(isFetched ? 'address.please_enter_your_contact_info' : 'address.please_add_your_delivery_address');

  return (
    <div className={styles.card}>
      <div className="stack12">
        <div className={styles.fact}>
          <IconDisc name="user" />
          <div className={styles.facts}>
            <Contact contact={contact} />
          </div>
        </div>
        {!isFetched && address && (
          <div className={styles.fact}>
            <IconDisc name="map-pin" />
            <AddressLines address={address} />
          </div>
        )}
      </div>
      <IconButton
        icon={toolIcons.pencil}
        label={hint}
        title={hint}
        {...onIntent(isFetched ? loadContactDialog : loadAddressDialog)}
        onClick={() => void (isFetched ? openContactDialog() : openAddressDialog())}
      />
    </div>
  );
}

function Contact({ contact }: { contact: GuestContact | null }) {
  const { t } = useTranslation();
  if (!contact) {
    return (
      <p className={styles.missing} title={t('address.please_enter_your_contact_info')}>
        {t('address.no_contact_info_added')}
      </p>
    );
  }
  return (
    <>
      <strong>
        <Name>{contact.contact_person_name}</Name>
      </strong>
      <p>
        <bdi className="num">{withPlus(contact.contact_person_number)}</bdi>
      </p>
      {contact.contact_person_email && (
        <p>
          <bdi>{contact.contact_person_email}</bdi>
        </p>
      )}
    </>
  );
}

function AddressLines({ address }: { address: GuestAddress }) {
  const { t } = useTranslation();
  const parts = (['road', 'house', 'floor'] as const)
    .filter((field) => address[field])
    .map((field) => t(`address.${field}_value`, { value: address[field] }));
  return (
    <div className={styles.facts}>
      <strong>
        <Name>{address.address}</Name>
      </strong>
      {parts.length > 0 && <p>{parts.join(' · ')}</p>}
      {address.additional_information && (
        <p>
          <Name>{address.additional_information}</Name>
        </p>
      )}
    </div>
  );
}
