import { useFormik, type FormikConfig, type FormikValues } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFirstWrong } from './use-first-wrong';
import { validationText } from './validation-text';

/** A form that shows what is missing once it has been submitted, and focuses it; `root` is its form element. */
export function useSentForm<Values extends FormikValues>(options: FormikConfig<Values>) {
  const { t } = useTranslation();
  const form = useFormik(options);
  const root = useFirstWrong(form);
  const errorOf = (name: string): string | undefined => {
    const { error } = form.getFieldMeta(name);
    return form.submitCount > 0 && error ? validationText(t, error) : undefined;
  };
  return { form, root, errorOf };
}
