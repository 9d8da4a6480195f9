import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addressTypes } from '@/domain/place/address-draft';
import { hasNoHouseNumber, noHouseNumber } from '@/domain/place/house-number';
import { toLanguage } from '@/domain/text/language';
import { addressIcons } from '@/features/address/address-icons';
import { openPickAddress } from '@/features/address/open-address';
import { useConfig } from '@/features/config/api';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Icon } from '@/ui/display/icon';
import { Checkbox } from '@/ui/fields/choice';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField } from '@/ui/fields/text-field';
import type { Party } from './parcel-draft';
import styles from './parcel.module.css';
import { PartyPlace } from './party-place';

/** The translation keys of each field's error. */
export type PartyErrors = Partial<Record<PartyField | 'zone_id', ParseKeys>>;
type PartyField =
  | 'contact_person_name'
  | 'contact_person_number'
  | 'contact_person_email'
  | 'address'
  | 'road'
  | 'house'
  | 'floor';

type Props = {
  side: 'sender' | 'receiver';
  party: Party;
  module_id: number;
  /** Empty until the customer has tried to go on. */
  errors: PartyErrors;
  onChange: (change: Partial<Party>) => void;
};

/** The sender or the receiver: contact, map and address. */
export function PartyForm({ side, party, module_id, errors, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const { token } = useSession();
  const { country, country_picker_status } = useConfig();
  const none = noHouseNumber[toLanguage(i18n.language)];
  const hasNoNumber = hasNoHouseNumber(party.house);
  const field = (name: PartyField) => ({
    name,
    error: errors[name] && t(errors[name]),
    value: String(party[name]),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });

  return (
    <div className={styles.form}>
      <div className={styles.two}>
        <TextField label={t(`parcel.${side}_name`)} autoComplete="off" {...field('contact_person_name')} />
        <PhoneField
          label={t('ui.phone')}
          name="contact_person_number"
          error={errors.contact_person_number && t(errors.contact_person_number)}
          country={country.toLowerCase()}
          canChooseCountry={country_picker_status}
          value={party.contact_person_number.replace('+', '')}
          onChange={(digits) => onChange({ contact_person_number: digits })}
        />
      </div>
      {side === 'sender' && !token && (
        <TextField
          label={t('ui.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          {...field('contact_person_email')}
        />
      )}
      <PartyPlace {...{ side, party, module_id, onChange }} error={errors.zone_id} />
      <TextField
        label={t('ui.address')}
        autoComplete="off"
        start={<Icon name="map-pin" size={20} />}
        {...field('address')}
      />
      <div className={styles.three}>
        <TextField label={t('parcel.road')} {...field('road')} />
        <TextField label={t('parcel.house')} readOnly={hasNoNumber} {...field('house')} />
        <TextField label={t('parcel.floor')} {...field('floor')} />
      </div>
      <Checkbox checked={hasNoNumber} onChange={() => onChange({ house: hasNoNumber ? '' : none })}>
        {t('address.has_no_number')}
      </Checkbox>
      {token && <SaveAs value={party.save_as} onChange={(save_as) => onChange({ save_as })} />}
    </div>
  );
}

/** Offers to save a new place in the account (ADDR-08). */
function SaveAs({ value, onChange }: { value: Party['save_as']; onChange: (value: Party['save_as']) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.saveAs}>
      <span className="strong" aria-hidden="true">
        {t('parcel.save_as')}
      </span>
      <ChipRow label={t('parcel.save_as')} wrap>
        {addressTypes.map((type) => (
          <Chip
            key={type}
            icon={addressIcons[type]}
            selected={value === type}
            onClick={() => onChange(value === type ? '' : type)}
          >
            {t(`address.type_${type}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** Fills one side from the saved addresses of the account. */
export function SavedAddressesButton({ onChange }: Pick<Props, 'onChange'>) {
  const { t } = useTranslation();
  async function pick() {
    const picked = await openPickAddress({ current: null, chosen: null, store_zone_id: null });
    if (!picked?.address) return;
    const { address, road, house, floor, latitude, longitude, ...rest } = picked.address;
    onChange({
      ...{ address, road, house, floor, latitude, longitude, zone_id: 0, save_as: '' },
      contact_person_name: rest.contact_person_name,
      contact_person_number: rest.contact_person_number,
    });
  }
  return (
    <Button look="text" size="small" onClick={() => void pick()}>
      {t('parcel.saved')}
    </Button>
  );
}
