import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';
import type { AddressForm } from '@/contract/place/address';
import { hasNoHouseNumber, noHouseNumber } from '@/domain/place/house-number';
import { toLanguage } from '@/domain/text/language';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { TextField } from '@/ui/overlay/fields/text-field';
import styles from './address.module.css';
import { useFieldProps } from './use-field-props';

/** Road, house and floor; a house without a number says so, instead of leaving the courier to guess (beyond §2.15). */
export function HouseFields({ form }: { form: FormikProps<AddressForm> }) {
  const { t, i18n } = useTranslation();
  const field = useFieldProps(form);
  const none = noHouseNumber[toLanguage(i18n.language)];
  const hasNone = hasNoHouseNumber(form.values.house);
  return (
    <div className="stack8">
      <div className={styles.three}>
        <TextField label={t('address.road')} {...field('road')} />
        <TextField label={t('address.house')} readOnly={hasNone} {...field('house')} />
        <TextField label={t('address.floor')} {...field('floor')} />
      </div>
      <Checkbox checked={hasNone} onChange={() => void form.setFieldValue('house', hasNone ? '' : none)}>
        {t('address.has_no_number')}
      </Checkbox>
    </div>
  );
}
