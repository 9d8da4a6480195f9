import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';
import { validationText } from '@/lib/validation-text';

/** The props of an input from formik; its error shows once it is touched (ADDR-43). */
export function useFieldProps<Values>(form: FormikProps<Values>) {
  const { t } = useTranslation();
  return (name: keyof Values & string) => {
    const { error, touched } = form.getFieldMeta<string>(name);
    return { ...form.getFieldProps<string>(name), error: touched && error ? validationText(t, error) : undefined };
  };
}
