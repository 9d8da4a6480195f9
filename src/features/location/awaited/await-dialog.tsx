import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { awaitForm } from '@/contract/place/awaited-place.schema';
import type { LatLng } from '@/contract/place/place';
import type { Closing } from '@/lib/dialogs';
import { toast } from '@/lib/toast';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { validationText } from '@/lib/validation-text';
import { Button } from '@/ui/overlay/button';
import { TextField } from '@/ui/overlay/fields/text-field';
import { Modal } from '@/ui/overlay/modal';
import { useAwaitPlace } from './api';

/** For a place outside of every zone: an email to write to once deliveries reach it (beyond §3.4). */
export function AwaitDialog({ at: { lat, lng }, onClose }: { at: LatLng } & Closing<void>) {
  const { t } = useTranslation();
  const { mutate, isPending } = useAwaitPlace();
  const form = useFormik({
    initialValues: { email: '' },
    validationSchema: awaitForm,
    onSubmit: ({ email }) =>
      mutate(
        { email, lat, lng },
        {
          onSuccess({ message }) {
            if (message) void toast.success(message);
            onClose();
          },
        },
      ),
  });
  const root = useFirstWrong(form);
  const { error, touched } = form.getFieldMeta('email');

  return (
    <Modal title={t('location.await_place')} width={420} onClose={() => onClose()}>
      <form ref={root} noValidate className="stack16" onSubmit={form.handleSubmit}>
        <TextField
          label={t('location.await_email')}
          hint={t('location.await_text')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.getFieldProps('email')}
          error={touched && error ? validationText(t, error) : undefined}
        />
        <Button type="submit" loading={isPending}>
          {t('location.await_send')}
        </Button>
      </form>
    </Modal>
  );
}
