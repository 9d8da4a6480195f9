import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfflineMethod } from '@/contract/catalogue/content';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { RadioCard } from '@/ui/overlay/choice';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { TextArea, TextField } from '@/ui/overlay/text-field';
import { shown, useOfflineMethods, useSendOffline, useUpdateOffline } from './api';
import styles from './offline-dialog.module.css';
import { isOfOrder, useAfterChange } from './use-after-change';

type Props = { order: TrackedOrder } & Closing<boolean>;

/** What the customer tells of a payment made outside of the shop: shown, and changed until the market has checked it. */
export function OfflineDialog({ order, onClose }: Props) {
  const { t } = useTranslation();
  const { data: methods, isError, refetch } = useOfflineMethods();
  const told = order.offline_payment;
  if (told?.status === 'verified' || !methods) {
    return (
      <Modal title={t('order.action_offline')} closeLabel={t('ui.close')} onClose={() => onClose(false)}>
        {methods && <Told order={order} />}
        {!methods && isError && <NotLoaded title={t('errors.unexpected')} onRetry={refetch} />}
        {!methods && !isError && <SkeletonRows count={2} />}
      </Modal>
    );
  }
  return <OfflineForm order={order} methods={methods} onClose={onClose} />;
}

function Told({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('order.payment_method')}</dt>
        <dd>{order.offline_payment?.method_name}</dd>
      </div>
      {order.offline_payment?.answers.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OfflineForm({ order, methods, onClose }: Props & { methods: OfflineMethod[] }) {
  const { t } = useTranslation();
  const told = order.offline_payment;
  const form = useOfflineForm(order, methods, onClose);
  const { method } = form;
  return (
    <Modal
      title={t('order.action_offline')}
      closeLabel={t('ui.close')}
      onClose={() => onClose(false)}
      foot={
        <Button block type="submit" form="offline-payment" loading={form.isPending}>
          {t('order.offline_send')}
        </Button>
      }
    >
      <form
        id="offline-payment"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.send(event.currentTarget);
        }}
      >
        {told?.status === 'denied' && (
          <Notice tone="bad">{t('order.offline_denied_text', { note: told.admin_note })}</Notice>
        )}
        {methods.length > 1 &&
          methods.map((it) => (
            <RadioCard
              key={it.id}
              name="method"
              title={it.method_name}
              checked={it.id === method?.id}
              onChange={() => form.choose(it.id)}
            />
          ))}
        <dl className={styles.facts}>
          {method?.method_fields.map(({ input_name, input_data }) => (
            <div key={input_name}>
              <dt>{input_name}</dt>
              <dd>
                <bdi>{input_data}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {method?.method_informations.map(
          ({ customer_input: name, customer_label, customer_placeholder, is_required }) => (
            <TextField
              key={name}
              label={customer_label || name}
              note={is_required ? undefined : t('ui.optional_mark')}
              placeholder={customer_placeholder}
              value={form.answers[name] ?? ''}
              onChange={(event) => form.answer(name, event.target.value)}
              error={form.isMissing(name, is_required) ? t('order.offline_missing') : undefined}
            />
          ),
        )}
        <TextArea
          label={t('order.cancel_note')}
          note={t('ui.optional_mark')}
          maxLength={500}
          value={form.note}
          onChange={(event) => form.setNote(event.target.value)}
        />
      </form>
    </Modal>
  );
}

function useOfflineForm(order: TrackedOrder, methods: OfflineMethod[], onClose: Props['onClose']) {
  const told = order.offline_payment;
  const [id, choose] = useState(told?.method_id ?? methods[0]?.id ?? 0);
  const [answers, setAnswers] = useState<Record<string, string>>(() =>
    Object.fromEntries((told?.answers ?? []).map(({ name, value }) => [name, value])),
  );
  const [note, setNote] = useState(told?.customer_note ?? '');
  const [isTold, setTold] = useState(false);
  const after = useAfterChange(onClose, shown, isOfOrder);
  const [first, update] = [useSendOffline(), useUpdateOffline()];
  const method = methods.find((it) => it.id === id);
  const isMissing = (name: string, is_required: boolean) => isTold && is_required && !answers[name]?.trim();

  function send(form: HTMLFormElement) {
    setTold(true);
    const asked = method?.method_informations ?? [];
    if (!method || asked.some((it) => it.is_required && !answers[it.customer_input]?.trim())) {
      // The fields are marked with this render; the first of them takes the focus.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const said = Object.fromEntries(asked.map((it) => [it.customer_input, answers[it.customer_input] ?? '']));
    const input = {
      ...said,
      order_id: order.id,
      method_id: method.id,
      customer_note: note.trim(),
      _method: 'put' as const,
    };
    (told ? update : first).mutate(input, after);
  }

  return {
    ...{ method, choose, answers, note, setNote, isMissing, send },
    isPending: first.isPending || update.isPending,
    answer: (name: string, value: string) => setAnswers({ ...answers, [name]: value }),
  };
}
