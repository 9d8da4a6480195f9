import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '@/contract/core/wire-values';
import { cancelForm } from '@/contract/order-form.schema';
import type { Closing } from '@/lib/dialogs';
import { useSentForm } from '@/lib/use-sent-form';
import { Button } from '@/ui/overlay/button';
import { Radio } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { TextArea } from '@/ui/overlay/fields/text-field';
import { useCancelReasons } from '../api';
import { useFormDraft, useKeepDraft, type FormOf } from './form-draft';
import { ReasonChoice } from './reason-choice';

type Props = {
  /** What is cancelled; its note is kept while the dialog is closed. */
  of: FormOf;
  title: string;
  /** The label of the button that changes nothing. */
  keep: string;
  confirm: string;
  /** The maximum length of the note. */
  maxLength: number;
  isBusy: boolean;
  /** At least one of the two is given. */
  onSend: (said: { reason: string; note: string }) => void;
};

/** Asks why something is cancelled: a reason from the market's list, a note, or both. */
export function ReasonDialog(props: Props & Closing<boolean>) {
  const { of, title, keep, confirm, maxLength, isBusy, onSend, onClose } = props;
  const { t } = useTranslation();
  const name = useId();
  const listed = useCancelReasons();
  const kept = useFormDraft(of);
  const { form, root, errorOf } = useSentForm({
    initialValues: { reason: '', note: text(kept.note) },
    validationSchema: cancelForm,
    onSubmit: ({ reason, note }) => onSend({ reason, note: note.trim() }),
  });
  useKeepDraft(of, form.dirty, { note: form.values.note });
  const missing = errorOf('reason');

  return (
    <Modal
      title={title}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose(false)}>
            {keep}
          </Button>
          <Button look="danger" type="submit" form={name} loading={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={root} id={name} noValidate onSubmit={form.handleSubmit}>
        <ReasonChoice
          title={t('order.cancel_why')}
          listed={listed}
          isMissing={missing !== undefined}
          option={(reason) => (
            <Radio
              name="reason"
              checked={form.values.reason === reason}
              onChange={() => void form.setFieldValue('reason', reason)}
            >
              {reason}
            </Radio>
          )}
        />
        <TextArea
          label={t('order.cancel_note')}
          note={t('ui.optional_mark')}
          maxLength={maxLength}
          {...form.getFieldProps('note')}
        />
        {missing && (
          <Notice tone="bad" live>
            {missing}
          </Notice>
        )}
      </form>
    </Modal>
  );
}
