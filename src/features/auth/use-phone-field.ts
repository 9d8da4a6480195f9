import { useTranslation } from 'react-i18next';
import { nationalDigits } from '@/domain/accounts/phone';
import { useConfig } from '@/features/config/api';

/** The part of a form that a phone field needs; `useAuthForm` returns more. */
export type PhoneForm = {
  form: { values: { phone: string; dial_code: string }; setFieldTouched: (name: 'phone') => unknown };
  errorOf: (name: 'phone') => string | undefined;
  change: (name: 'phone' | 'dial_code', value: string) => void;
};

/** The props of a phone field; the country can be chosen where the configuration allows it (AUTH-65…67). */
export function usePhoneField({ form, errorOf, change }: PhoneForm) {
  const { t } = useTranslation();
  const { country, country_picker_status } = useConfig();
  const { phone, dial_code } = form.values;
  return {
    label: t('ui.phone'),
    name: 'phone',
    country: country.toLowerCase(),
    canChooseCountry: country_picker_status,
    value: phone,
    error: errorOf('phone'),
    onChange: (digits: string, dialCode: string) => {
      change('dial_code', dialCode);
      change('phone', digits);
    },
    onBlur: () => void (nationalDigits(phone, dial_code) && form.setFieldTouched('phone')),
  };
}
