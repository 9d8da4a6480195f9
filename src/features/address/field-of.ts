import type { FormikProps } from 'formik';
import type { ParseKeys } from 'i18next';

/** What an input needs from formik; its error shows once it has been touched (ADDR-43). */
export function fieldProps<Values>(form: FormikProps<Values>, translate: (key: ParseKeys) => string) {
  return (name: keyof Values & string) => {
    const { error, touched } = form.getFieldMeta<string>(name);
    // Messages of the schema are keys.
    return {
      ...form.getFieldProps<string>(name),
      error: touched && error ? translate(error as ParseKeys) : undefined,
    };
  };
}
