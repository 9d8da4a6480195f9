import { useFormik } from 'formik';
import { useState, type FormEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useTranslation } from 'react-i18next';
import { validationText } from '@/lib/validation-text';
import { reportFailure, type FormErrors } from './report-failure';

type Options<Values> = {
  initial: Values;
  schema?: AnyObjectSchema;
  /** Rejects like any call; a refusal is shown at its field or above the form. */
  submit: (values: Values) => Promise<void>;
  /** Error codes of fields that have another name in the form. */
  codes?: Record<string, keyof Values & string>;
};

/** The part of a form that its frame uses. */
export type Framed = {
  notice: string | null;
  form: { isSubmitting: boolean; submitCount: number; handleSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

/** A form of the modal: a refusal is shown at its field, and the typed values stay. */
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
    // Leaving an empty field does not mark it as touched: its error would move the button that is about to be pressed.
    onBlur: () => void (form.values[name] && form.setFieldTouched(name)),
    error: errorOf(name),
  });

  return { form, notice: errors.notice, errorOf, change, field };
}
