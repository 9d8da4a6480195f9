import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { trackForm, trackTripForm } from '@/contract/order-form.schema';
import { SignInButton } from '@/features/auth/sign-in-button';
import { useConfig } from '@/features/config/api';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { validationText } from '@/lib/validation-text';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField } from '@/ui/fields/text-field';
import { useEnsureOwner } from '../api';

export type TrackValues = { order_id: string; contact_number: string };

type Props = {
  start: TrackValues;
  /** The search is running. */
  isFinding: boolean;
  failure: string | null;
  /** Retries a failed search; undefined when the answer was a definite no. */
  onRetry: (() => unknown) | undefined;
  /** The order belongs to an account that was made with it: only signing in shows it. */
  isOfNewAccount?: boolean;
  /** It searches for a rental trip instead of an order. */
  isTrip?: boolean;
  onFind: (values: TrackValues) => void;
};

/** Finds an order by its number and the phone number it was placed with (ROUTE-14). */
export function TrackForm({ start, isFinding, isOfNewAccount, isTrip = false, onFind, ...told }: Props) {
  const { failure, onRetry } = told;
  const { t } = useTranslation();
  const { country, country_picker_status } = useConfig();
  const owner = useEnsureOwner();
  const form = useFormik({
    initialValues: start,
    validationSchema: isTrip ? trackTripForm : trackForm,
    onSubmit: (values) => owner.mutate(undefined, { onSettled: () => onFind(values) }),
  });
  const root = useFirstWrong(form);
  const errorOf = (name: keyof TrackValues) => {
    const { touched, error } = form.getFieldMeta(name);
    return touched && error ? validationText(t, error) : undefined;
  };

  return (
    <form ref={root} noValidate className="stack16" onSubmit={form.handleSubmit}>
      {isOfNewAccount && (
        <Notice live action={<SignInButton look="text" size="small" />}>
          {t('checkout.placed_account')}
        </Notice>
      )}
      {failure && !isOfNewAccount && (
        <Notice
          tone="bad"
          live
          action={
            onRetry && (
              <Button look="text" size="small" onClick={() => void onRetry()}>
                {t('ui.retry')}
              </Button>
            )
          }
        >
          {failure}
        </Notice>
      )}
      <TextField
        label={t(isTrip ? 'trip.number' : 'order.number')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        {...form.getFieldProps('order_id')}
        error={errorOf('order_id')}
      />
      <PhoneField
        label={t('ui.phone')}
        hint={t(isTrip ? 'trip.phone_hint' : 'order.phone_hint')}
        name="contact_number"
        country={country.toLowerCase()}
        canChooseCountry={country_picker_status}
        value={form.values.contact_number}
        onChange={(digits) => void form.setFieldValue('contact_number', digits)}
        onBlur={() => void form.setFieldTouched('contact_number')}
        error={errorOf('contact_number')}
      />
      <Button type="submit" block loading={isFinding || owner.isPending}>
        {t(isTrip ? 'shell.track_trip' : 'order.find')}
      </Button>
    </form>
  );
}
