import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfflineMethod } from '@/contract/ordering/payment';
import { limits } from '@/domain/limits';
import { Radio } from '@/ui/fields/choice';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Notice } from '@/ui/status/notice';
import { TextField } from '@/ui/fields/text-field';
import styles from '../checkout.module.css';
import type { ChangeDraft, Draft } from '../draft';
import { useOfflineMethods } from './offline-api';

type Props = {
  draft: Draft;
  /** The customer has tried to place the order, so missing fields are marked. */
  hasTried: boolean;
  onChange: ChangeDraft;
};

/** The offline payment methods, the details of the chosen one, and its questions (CHECKOUT-10). */
export function OfflineForm({ draft, hasTried, onChange }: Props) {
  const { t } = useTranslation();
  const name = useId();
  const { data: methods = [], isLoadingError, refetch } = useOfflineMethods();
  const chosen = methods.find(({ id }) => id === draft.offline_method);
  return (
    <div className={styles.offline}>
      {isLoadingError && <NotLoaded title={t('home.failed_title')} onRetry={refetch} />}
      <div role="radiogroup" aria-label={t('checkout.offline_methods')}>
        {methods.map(({ id, method_name }) => (
          <Radio
            key={id}
            name={name}
            checked={id === draft.offline_method}
            onChange={() => onChange({ offline_method: id, offline_answers: {} })}
          >
            <bdi>{method_name}</bdi>
          </Radio>
        ))}
      </div>
      {hasTried && !chosen && <Notice tone="bad">{t('checkout.offline_choose')}</Notice>}
      {chosen && (
        <>
          <dl className={styles.told}>
            {chosen.method_fields.map(({ input_name, input_data }) => (
              <div key={input_name}>
                <dt>{input_name}</dt>
                <dd>
                  <bdi>{input_data}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <Questions of={chosen} {...{ draft, hasTried, onChange }} />
        </>
      )}
    </div>
  );
}

function Questions({ of, draft, hasTried, onChange }: Props & { of: OfflineMethod }) {
  const { t } = useTranslation();
  const { offline_answers } = draft;
  return of.method_informations.map((information) => {
    const { customer_input, customer_label, customer_placeholder, is_required } = information;
    const answer = offline_answers[customer_input] ?? '';
    const isMissing = hasTried && is_required && answer.trim() === '';
    return (
      <TextField
        key={customer_input}
        label={customer_label}
        note={is_required ? undefined : t('ui.optional_mark')}
        placeholder={customer_placeholder}
        maxLength={limits.note_max}
        value={answer}
        error={isMissing ? t('checkout.offline_required') : undefined}
        onChange={({ target }) => onChange({ offline_answers: { ...offline_answers, [customer_input]: target.value } })}
      />
    );
  });
}
