import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';
import type { AddressForm } from '@/contract/place/address';
import { addressTypes } from '@/domain/place/address-draft';
import { Chip, ChipRow } from '@/ui/overlay/chip';
import { PhoneField } from '@/ui/overlay/fields/phone-field';
import { TextArea, TextField } from '@/ui/overlay/fields/text-field';
import { addressIcons } from './address-icons';
import styles from './address.module.css';
import { HouseFields } from './house-fields';
import { useFieldProps } from './use-field-props';
import { useFirstMissing } from './use-awaited';
import { usePhoneField } from './use-phone-field';

type Props = {
  form: FormikProps<AddressForm>;
  id: string;
  isGuest: boolean;
  isAwaited: boolean;
  /** Directions that are typed will be kept. */
  keepsDirections: boolean;
};

/** All fields beside the map (ADDR-01, ADDR-02). */
export function AddressFields({ form, id, isGuest, isAwaited, keepsDirections }: Props) {
  const { t } = useTranslation();
  const root = useFirstMissing(form, isAwaited);
  const field = useFieldProps(form);

  return (
    <form ref={root} id={id} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <div className={styles.label}>
        <span aria-hidden="true">{t('address.label')}</span>
        <ChipRow label={t('address.label')}>
          {addressTypes.map((type) => (
            <Chip
              key={type}
              icon={addressIcons[type]}
              selected={form.values.address_type === type}
              onClick={() => void form.setFieldValue('address_type', type)}
            >
              {t(`address.type_${type}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {form.values.address_type === 'other' && (
        <TextField label={t('address.label_name')} note={t('ui.optional_mark')} {...field('address_label')} />
      )}
      <TextField label={t('ui.address')} autoComplete="street-address" {...field('address')} />
      <HouseFields form={form} />
      {keepsDirections && (
        <TextArea
          label={t('address.directions')}
          note={t('ui.optional_mark')}
          hint={t('address.directions_hint')}
          rows={2}
          {...field('additional_information')}
        />
      )}
      <TextField label={t('address.contact_name')} autoComplete="name" {...field('contact_person_name')} />
      <PhoneField label={t('ui.phone')} error={field('contact_person_number').error} {...usePhoneField(form)} />
      {isGuest && (
        <TextField
          label={t('ui.email')}
          note={t('address.required_mark')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...field('contact_person_email')}
        />
      )}
    </form>
  );
}
