import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AS_PUT } from '@/contract/core/as-put';
import { amount, record, text } from '@/contract/core/wire-values';
import type { OfflineMethod } from '@/contract/ordering/payment';
import { offlineForm } from '@/contract/order-form.schema';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { limits } from '@/domain/limits';
import { useOfflineMethods } from '@/features/checkout/payment/offline-api';
import { failureText } from '@/lib/api/failure-text';
import type { Closing } from '@/lib/dialogs';
import { useSentForm } from '@/lib/use-sent-form';
import { Button } from '@/ui/overlay/button';
import { RadioCard } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { TextArea, TextField } from '@/ui/overlay/fields/text-field';
import { orderViews, useSendOffline, useUpdateOffline, type Owner } from '../api';
import { forgetWhenSent, useFormDraft, useKeepDraft } from './form-draft';
import styles from './offline-dialog.module.css';
import { isAboutOrder, useAfterChange } from '../use-after-change';

type Props = { order: TrackedOrder; owner?: Owner | undefined } & Closing<boolean>;

/** The customer's details of an offline payment; they can be changed until the market has checked them. */
export function OfflineDialog({ order, owner, onClose }: Props) {
  const { t } = useTranslation();
  const { data: methods, error, refetch } = useOfflineMethods();
  const payment = order.offline_payment;
  if (payment?.status === 'verified' || !methods) {
    return (
      <Modal title={t('order.action_offline')} onClose={() => onClose(false)}>
        {methods && <Told order={order} />}
        {!methods && error && <NotLoaded title={failureText(error, t)} onRetry={refetch} />}
        {!methods && !error && <SkeletonRows count={2} />}
      </Modal>
    );
  }
  return <OfflineForm {...{ order, owner, methods, onClose }} />;
}

function Told({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { method_name = '', answers = [] } = order.offline_payment ?? {};
  return <Facts rows={[{ name: t('order.payment_method'), value: method_name }, ...answers]} />;
}

function Facts({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {/* The market chooses the names, so several rows may share one. */}
      {rows.map(({ name, value }, n) => (
        <div key={`${n} ${name}`}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FormProps = Props & { methods: OfflineMethod[] };

function OfflineForm({ methods, ...props }: FormProps) {
  const { t } = useTranslation();
  const { order, onClose } = props;
  const payment = order.offline_payment;
  const formId = useId();
  const { form, root, errorOf } = useOfflineForm({ methods, ...props });
  const { method_id, answers } = form.values;
  const method = methods.find(({ id }) => id === method_id);
  return (
    <Modal
      title={t('order.action_offline')}
      onClose={() => onClose(false)}
      foot={
        <Button block type="submit" form={formId} loading={form.isSubmitting}>
          {t('ui.send')}
        </Button>
      }
    >
      <form ref={root} id={formId} noValidate className="stack16" onSubmit={form.handleSubmit}>
        {payment?.status === 'denied' && (
          <Notice tone="bad">{t('order.offline_denied_text', { note: payment.admin_note })}</Notice>
        )}
        {methods.length > 1 && (
          <Methods
            methods={methods}
            chosen={method_id}
            onChoose={(id) => void form.setValues({ ...form.values, method_id: id, answers: {} })}
          />
        )}
        <Facts
          rows={method?.method_fields.map((field) => ({ name: field.input_name, value: field.input_data })) ?? []}
        />
        {method?.method_informations.map(
          ({ customer_input: name, customer_label, customer_placeholder, is_required }, n) => (
            <TextField
              key={name}
              label={customer_label || name}
              note={is_required ? undefined : t('ui.optional_mark')}
              placeholder={customer_placeholder}
              {...form.getFieldProps(`answers.${n}`)}
              value={answers[n] ?? ''}
              error={errorOf(`answers.${n}`)}
            />
          ),
        )}
        <TextArea
          label={t('order.cancel_note')}
          note={t('ui.optional_mark')}
          maxLength={limits.note_max}
          {...form.getFieldProps('note')}
        />
      </form>
    </Modal>
  );
}

type MethodsProps = { methods: readonly OfflineMethod[]; chosen: number; onChoose: (id: number) => void };

function Methods({ methods, chosen, onChoose }: MethodsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="stack16">
      <legend className="vh">{t('order.payment_method')}</legend>
      {methods.map(({ id, method_name }) => (
        <RadioCard key={id} name="method" title={method_name} checked={id === chosen} onChange={() => onChoose(id)} />
      ))}
    </fieldset>
  );
}

/** An answer is stored by its position in the method's list, since its name may be any text. */
type Values = { method_id: number; answers: Record<number, string>; note: string };

function useOfflineForm({ order, owner, methods, onClose }: FormProps) {
  const payment = order.offline_payment;
  const of = `transfer-${order.id}` as const;
  const kept = useFormDraft(of);
  const after = useAfterChange(forgetWhenSent(of, onClose), orderViews, isAboutOrder);
  const [first, update] = [useSendOffline(), useUpdateOffline()];
  const askedBy = (id: number) => methods.find((method) => method.id === id)?.method_informations ?? [];

  const sentForm = useSentForm<Values>({
    initialValues: keptValues() ?? initialValues(),
    validationSchema: offlineForm(methods),
    onSubmit: async ({ method_id, answers, note }) => {
      const named = Object.fromEntries(askedBy(method_id).map((field, n) => [field.customer_input, answers[n] ?? '']));
      const to = { order_id: order.id, ...owner, method_id, ...AS_PUT };
      const input = { ...named, ...to, customer_note: note.trim() };
      // The mutation itself shows why it failed.
      await (payment ? update : first).mutateAsync(input, after).catch(() => {});
    },
  });
  useKeepDraft(of, sentForm.form.dirty, sentForm.form.values);
  return sentForm;

  /** Null when nothing was typed, or the market has removed the method since. */
  function keptValues(): Values | null {
    const method_id = amount(kept.method_id);
    if (!methods.some(({ id }) => id === method_id)) return null;
    const answers = Object.entries(record(kept.answers)).map(([n, answer]) => [n, text(answer)]);
    return { method_id, answers: Object.fromEntries(answers), note: text(kept.note) };
  }

  function initialValues(): Values {
    const method_id = payment?.method_id ?? methods[0]?.id ?? 0;
    const before = new Map(payment?.answers.map(({ name, value }) => [name, value]));
    const answers = askedBy(method_id).map((field, n) => [n, before.get(field.customer_input) ?? '']);
    return { method_id, answers: Object.fromEntries(answers), note: payment?.customer_note ?? '' };
  }
}
