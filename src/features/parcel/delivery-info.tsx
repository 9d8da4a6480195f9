import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/react';
import { useConfig } from '@/features/config/api';
import { useSession } from '@/lib/session';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from '@/ui/button';
import { Checkbox, RadioCard } from '@/ui/choice';
import { Chip, ChipRow } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { SkeletonRows } from '@/ui/skeleton';
import { instructionsQuery, parcelCategoriesQuery } from './api';
import { useParcelDraft, type ChangeParcel, type ParcelDraft } from './parcel-draft';
import styles from './parcel.module.css';
import { PartyForm } from './party-form';
import { partyErrors, type PartyErrors } from './party-errors';
import { Steps } from './steps';
import { WaySummary } from './way-summary';

/** The two steps before the checkout: who sends what from where, and who gets it. */
export function DeliveryInfo({ module_id }: { module_id: number }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { back, isReady, query } = useRouter();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.title}>
        <IconButton icon="arrow-left" label={t('parcel.back')} onClick={back} />
        <h1 className="t28">{t('parcel.title')}</h1>
      </div>
      {isHydrated && isReady ? (
        <Form module_id={module_id} kind={Number(query.category) || 0} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </div>
  );
}

/** `kind` is the category that was pressed on the module's home. */
function Form({ module_id, kind }: { module_id: number; kind: number }) {
  const { t } = useTranslation();
  const { push } = useRouter();
  const session = useSession();
  const [draft, change] = useParcelDraft(session, kind);
  const [isTold, setTold] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { step } = draft;
  const errors = partyErrors(draft[step], { needsEmail: step === 'sender' && session.token === null });
  const isMissing = step === 'sender' && (draft.category_id === 0 || !draft.is_allowed);

  function goOn() {
    if (Object.keys(errors).length > 0 || isMissing) {
      setTold(true);
      // The fields know that they are wrong once this has been drawn.
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setTold(false);
    if (step === 'sender') {
      change({ step: 'receiver' });
      window.scrollTo(0, 0);
    } else void push('/checkout?page=parcel');
  }

  return (
    <div ref={root}>
      <Steps at={step} />
      <div className={styles.grid}>
        <div className={styles.main}>
          {step === 'sender' && <What {...{ module_id, draft, change, isTold }} />}
          {step === 'receiver' && <From draft={draft} onEdit={() => change({ step: 'sender' })} />}
          <section className={styles.card} aria-labelledby="parcel-side">
            <h2 id="parcel-side" className="t20">
              {t(`parcel.${step}_title`)}
            </h2>
            <PartyForm
              key={step}
              side={step}
              party={draft[step]}
              module_id={module_id}
              errors={isTold ? errors : none}
              onChange={(part) => change((before) => ({ [step]: { ...before[step], ...part } }))}
            />
          </section>
          {step === 'receiver' && <Wishes draft={draft} change={change} />}
        </div>
        <WaySummary draft={draft} module_id={module_id}>
          <p role="status" className={styles.missing}>
            {isTold && (isMissing ? t('parcel.missing_what') : errors.zone_id ? t(errors.zone_id) : '')}
          </p>
          <Button block onClick={goOn}>
            {t(step === 'sender' ? 'parcel.to_receiver' : 'parcel.to_checkout')}
          </Button>
        </WaySummary>
      </div>
    </div>
  );
}

const none: PartyErrors = {};

type PartProps = { draft: ParcelDraft; change: ChangeParcel };

/** What is sent, and what may not be: told before any price. */
function What({ module_id, draft, change, isTold }: PartProps & { module_id: number; isTold: boolean }) {
  const { t } = useTranslation();
  const { data: categories = [] } = useQuery(parcelCategoriesQuery({ module_id }));
  return (
    <section className={styles.card} aria-labelledby="parcel-what">
      <h2 id="parcel-what" className="t20">
        {t('parcel.what_title')}
      </h2>
      <div role="radiogroup" aria-labelledby="parcel-what" className={styles.kinds}>
        {categories.map(({ id, name, description, image_full_url }) => (
          <RadioCard
            key={id}
            name="parcel-category"
            picture={image_full_url ?? undefined}
            title={name}
            text={description}
            checked={draft.category_id === id}
            onChange={() => change({ category_id: id })}
          />
        ))}
      </div>
      <p className={styles.limits}>
        <Icon name="circle-alert" size={20} /> {t('parcel.prohibited')}
      </p>
      <Checkbox
        checked={draft.is_allowed}
        error={isTold && !draft.is_allowed ? t('parcel.missing_allowed') : undefined}
        onChange={(event) => change({ is_allowed: event.target.checked })}
      >
        {t('parcel.allowed')}
      </Checkbox>
    </section>
  );
}

function From({ draft: { sender }, onEdit }: { draft: ParcelDraft; onEdit: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.from} aria-label={t('parcel.sender')}>
      <Icon name="package" size={24} />
      <div>
        <strong>{t('parcel.from', { name: sender.contact_person_name, address: sender.address })}</strong>
        <p>
          <bdi className="num">+{sender.contact_person_number.replace('+', '')}</bdi>
        </p>
      </div>
      <IconButton icon="pencil" iconSize={20} label={t('parcel.edit_sender')} onClick={onEdit} />
    </section>
  );
}

/** What the courier is told, and who pays. */
function Wishes({ draft, change }: PartProps) {
  const { t } = useTranslation();
  const { cash_on_delivery } = useConfig();
  const { data: instructions = [] } = useQuery(instructionsQuery());
  return (
    <section className={styles.card} aria-labelledby="parcel-wishes">
      <h2 id="parcel-wishes" className="t20">
        {t('parcel.wishes_title')}
      </h2>
      <ChipRow label={t('parcel.wishes_title')} wrap>
        {instructions.map(({ id, instruction }) => (
          <Chip
            key={id}
            selected={draft.instruction === instruction}
            onClick={() => change({ instruction: draft.instruction === instruction ? '' : instruction })}
          >
            {instruction}
          </Chip>
        ))}
      </ChipRow>
      <h3 className="strong">{t('parcel.payer_title')}</h3>
      <div role="radiogroup" aria-label={t('parcel.payer_title')} className={styles.two}>
        {(['sender', 'receiver'] as const).map((payer) => (
          <RadioCard
            key={payer}
            name="parcel-payer"
            icon={payer === 'sender' ? 'wallet' : 'banknote'}
            title={t(`parcel.payer_${payer}`)}
            text={t(`parcel.payer_${payer}_text`)}
            disabled={payer === 'receiver' && !cash_on_delivery}
            checked={draft.charge_payer === payer}
            onChange={() => change({ charge_payer: payer })}
          />
        ))}
      </div>
    </section>
  );
}
