import type { FormikProps } from 'formik';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AddressForm } from '@/contract/place/address';
import { addressTypes } from '@/domain/place/address-draft';
import { useConfig } from '@/features/config/api';
import { Chip, ChipRow } from '@/ui/chip';
import { PhoneField } from '@/ui/phone-field';
import { TextField } from '@/ui/text-field';
import { addressIcons } from './address-icons';
import styles from './address.module.css';
import { useFirstMissing } from './use-awaited';

type Props = { form: FormikProps<AddressForm>; id: string; isGuest: boolean; isAwaited: boolean };

/** Everything beside the map (ADDR-01, ADDR-02). */
export function AddressFields({ form, id, isGuest, isAwaited }: Props) {
  const { t } = useTranslation();
  const root = useFirstMissing(form, isAwaited);
  const field = fieldOf(form, (key) => t(key));

  return (
    <form ref={root} id={id} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <div className={styles.label}>
        <span aria-hidden="true">{t('address.label')}</span>
        <ChipRow label={t('address.label')} wrap>
          {addressTypes.map((it) => (
            <Chip
              key={it}
              icon={addressIcons[it]}
              selected={form.values.address_type === it}
              onClick={() => void form.setFieldValue('address_type', it)}
            >
              {t(`address.type_${it}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {form.values.address_type === 'other' && (
        <TextField label={t('address.label_name')} note={t('address.optional_mark')} {...field('address_label')} />
      )}
      <TextField label={t('address.address')} autoComplete="street-address" {...field('address')} />
      <div className={styles.three}>
        <TextField label={t('address.road')} {...field('road')} />
        <TextField label={t('address.house')} {...field('house')} />
        <TextField label={t('address.floor')} {...field('floor')} />
      </div>
      <TextField label={t('address.contact_name')} autoComplete="name" {...field('contact_person_name')} />
      <Phone form={form} label={t('address.phone')} error={field('contact_person_number').error} />
      {isGuest && (
        <TextField
          label={t('address.email')}
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

type WithPhone = { contact_person_number: string; dial_code: string };

/** The number with the configured country as its start. */
export function Phone<Values extends WithPhone>(props: {
  form: FormikProps<Values>;
  label: string;
  note?: string;
  error?: string | undefined;
}) {
  const { form, label, note, error } = props;
  const { country, country_picker_status } = useConfig();
  return (
    <PhoneField
      label={label}
      note={note}
      name="contact_person_number"
      error={error}
      country={country.toLowerCase()}
      canChooseCountry={country_picker_status}
      value={form.values.contact_person_number}
      onChange={(digits, dialCode) => {
        void form.setFieldValue('dial_code', dialCode);
        void form.setFieldValue('contact_person_number', digits);
      }}
      onBlur={() => void form.setFieldTouched('contact_person_number')}
    />
  );
}

/** What an input needs from formik; its error shows once it has been touched (ADDR-43). */
export function fieldOf<Values>(form: FormikProps<Values>, translate: (key: ParseKeys) => string) {
  return (name: keyof Values & string) => {
    const { error, touched } = form.getFieldMeta<string>(name);
    // Messages of the schema are keys.
    return {
      ...form.getFieldProps<string>(name),
      error: touched && error ? translate(error as ParseKeys) : undefined,
    };
  };
}
