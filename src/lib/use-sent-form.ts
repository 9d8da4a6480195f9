import { useFormik, type FormikConfig, type FormikValues } from 'formik';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFirstWrong } from './use-first-wrong';

/** A form that says what is missing once it has been sent, and leads there; `root` is its form element. */
export function useSentForm<Values extends FormikValues>(options: FormikConfig<Values>) {
  const { t } = useTranslation();
  const form = useFormik(options);
  const root = useFirstWrong(form);
  const errorOf = (name: string): string | undefined => {
    const { error } = form.getFieldMeta(name);
    // Messages of the schemas are keys.
    return form.submitCount > 0 && error ? t(error as ParseKeys) : undefined;
  };
  return { form, root, errorOf };
}
