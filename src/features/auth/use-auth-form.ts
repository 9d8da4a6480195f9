import { useFormik } from 'formik';
import { useState, type FormEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useTranslation } from 'react-i18next';
import { validationText } from '@/lib/validation-text';
import { reportFailure, type FormErrors } from './report-failure';

type Options<Values> = {
  initial: Values;
  schema?: AnyObjectSchema;
  /** Fails like any call; what is refused is shown at its field or above the form. */
  submit: (values: Values) => Promise<void>;
  /** Codes of refusals that belong to a field of another name. */
  codes?: Record<string, keyof Values & string>;
};

/** What the frame of a form reads of it. */
export type Framed = {
  notice: string | null;
  form: { isSubmitting: boolean; submitCount: number; handleSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

/** A form of the modal: what is refused stands at its field, and nothing typed is lost. */
export function useAuthForm<Values extends Record<string, string | boolean>>(options: Options<Values>) {
  const { t } = useTranslation();
  const [errors, setErrors] = useState<FormErrors>({ notice: null, fields: {} });
  const form = useFormik<Values>({
    initialValues: options.initial,
    ...(options.schema && { validationSchema: options.schema }),
    onSubmit: async (values) => {
      setErrors({ notice: null, fields: {} });
      try {
        await options.submit(values);
      } catch (error) {
        setErrors(reportFailure(error, { fields: Object.keys(values), codes: options.codes, t }));
      }
    },
  });

  const errorOf = (name: keyof Values & string): string | undefined => {
    const { error, touched } = form.getFieldMeta(name);
    return errors.fields[name] ?? (touched && error ? validationText(t, error) : undefined);
  };
  const change = (name: keyof Values & string, value: string | boolean) => {
    setErrors(({ fields: { [name]: _mended, ...fields } }) => ({ notice: null, fields }));
    void form.setFieldValue(name, value);
  };
  const field = (name: keyof Values & string) => ({
    ...form.getFieldProps(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    // A field that was only passed by has not been touched: an error would push away what is about to be pressed.
    onBlur: () => void (form.values[name] && form.setFieldTouched(name)),
    error: errorOf(name),
  });

  return { form, notice: errors.notice, errorOf, change, field };
}
