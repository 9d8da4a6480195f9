import type { FormikHelpers, FormikProps } from 'formik';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@/contract/customer/customer';
import { useSaveAddress } from '@/features/address/api';
import { useMoney } from '@/features/config/use-money';
import { useProfileQuery } from '@/features/profile/api';
import { useGuestSession } from '@/lib/guest-details';
import { useSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useBackButton } from '@/ui/popups/back-button';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { Panel } from '@/ui/display/panel';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonRows } from '@/ui/status/skeleton';
import { FromCard } from './from-card';
import { KindsPart } from './kinds-part';
import { useParcelForm, type ParcelDraft, type Party } from './parcel-draft';
import styles from './parcel.module.css';
import { PartyForm, SavedAddressesButton, type PartyErrors } from './party-form';
import { Steps } from './steps';
import { useWay, type Way } from './use-way';
import { useFindCarrierZone } from './use-carrier-zone';
import { Least, WaySummary } from './way-summary';
import { WishesPart } from './wishes-part';

/** The two steps before the checkout: sender and parcel, then the receiver. */
export function DeliveryInfo({ module_id }: { module_id: number }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { back, isReady, query } = useRouter();
  const { token } = useSession();
  const profile = useProfileQuery();
  const customer = profile.data;
  const isKnown = isHydrated && isReady && (token === null || customer !== undefined);
  return (
    <div className="wrap">
      <div className={styles.title}>
        <IconButton icon="arrow-left" label={t('ui.back')} onClick={back} />
        <h1 className="t28">{t('parcel.title')}</h1>
      </div>
      {isKnown ? (
        <Form
          key={customer?.id ?? 0}
          module_id={module_id}
          kind={Number(query.category) || 0}
          customer={customer ?? null}
        />
      ) : profile.isLoadingError ? (
        <NotLoaded title={t('profile.failed')} onRetry={profile.refetch} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </div>
  );
}

type FormProps = { module_id: number; kind: number; customer: Customer | null };

function Form({ module_id, kind, customer }: FormProps) {
  const { t } = useTranslation();
  const session = useGuestSession();
  const { pathname, query, replace } = useRouter();
  const onStep = useStep(module_id);
  const { form, change, changeParty } = useParcelForm({ session, customer, module_id, kind, onStep });
  const root = useFirstWrong<HTMLDivElement>(form);
  const { values: draft, isSubmitting } = form;
  const way = useWay(draft);
  const { step } = draft;
  const isFirst = step === 'sender';
  const toSender = () => change({ step: 'sender' });
  useBackButton(!isFirst, toSender);
  const goOn = () => void form.submitForm();
  /** The URL names the category, too, so that it stays chosen at Back and after a reload. */
  function onKind(category_id: number) {
    change({ category_id });
    void replace({ pathname, query: { ...query, category: category_id } }, undefined, { shallow: true, scroll: false });
  }

  return (
    <div ref={root}>
      <Steps at={step} />
      <div className={styles.grid}>
        <div className={styles.main}>
          {isFirst && <KindsPart {...{ module_id, draft, change, onKind }} missing={findMissing(form)} />}
          {!isFirst && <FromCard sender={draft.sender} onEdit={toSender} />}
          <Panel title={t(`parcel.${step}_title`)} action={customer && <SavedAddressesButton onChange={changeParty} />}>
            <PartyForm
              key={step}
              side={step}
              party={draft[step]}
              module_id={module_id}
              errors={toPartyErrors(form)}
              onChange={changeParty}
            />
          </Panel>
          {!isFirst && <WishesPart draft={draft} change={change} />}
        </div>
        <WaySummary way={way} onChange={isFirst ? undefined : toSender}>
          <Button block className={styles.wideOnly} loading={isSubmitting} onClick={goOn}>
            {t(isFirst ? 'parcel.to_receiver' : 'parcel.to_checkout')}
          </Button>
        </WaySummary>
      </div>
      <Bar way={way} isWaiting={isSubmitting} onContinue={goOn} />
    </div>
  );
}

type FormState = Pick<FormikProps<ParcelDraft>, 'values' | 'errors' | 'submitCount' | 'isSubmitting'>;

/** Missing choices about the parcel itself, in the order of the form. */
export type MissingKind = 'kind' | 'allowed' | null;

function findMissing({ errors, submitCount }: FormState): MissingKind {
  if (submitCount === 0) return null;
  if (errors.category_id) return 'kind';
  return errors.is_allowed ? 'allowed' : null;
}

/** The errors of one side, once the customer has tried to go on. Its zone may still be loading. */
function toPartyErrors({ values, errors, submitCount, isSubmitting }: FormState): PartyErrors {
  if (submitCount === 0) return {};
  const { step } = values;
  const isNowhere = values[step].zone_id === 0 && !isSubmitting;
  // The schema's messages are translation keys.
  return { ...(errors[step] as PartyErrors), ...(isNowhere && { zone_id: 'parcel.missing_place' }) };
}

/** The step from sender to receiver, once it is known that parcels are carried at the place. */
function useStep(module_id: number) {
  const { push } = useRouter();
  const keep = useKeepAddress();
  const findCarrierZone = useFindCarrierZone(module_id);

  return async ({ step, ...draft }: ParcelDraft, { setFormikState }: FormikHelpers<ParcelDraft>) => {
    const zone_id = draft[step].zone_id || (await findCarrierZone(draft[step]));
    // The form shows the error.
    if (zone_id === 0) return;
    keep(draft[step]);
    setFormikState(({ values, ...state }) => ({
      ...state,
      submitCount: 0,
      values: { ...values, step: 'receiver', [step]: { ...values[step], zone_id, save_as: '' } },
    }));
    if (step === 'sender') window.scrollTo(0, 0);
    else void push('/checkout?page=parcel');
  };
}

/** Saves a side's place in the account if requested; the parcel does not wait for it. */
function useKeepAddress() {
  const { t } = useTranslation();
  const { mutateAsync: save } = useSaveAddress();
  return ({ save_as: address_type, zone_id: _zone, ...form }: Party) => {
    if (!address_type) return;
    const more = { address_type, address_label: '', additional_information: '', dial_code: '' };
    save({ form: { ...form, ...more }, edited: null }).catch(() => void toast.error(t('parcel.save_failed')));
  };
}

/** Price and button at the bottom of a phone's screen. */
function Bar({ way, isWaiting, onContinue }: { way: Way; isWaiting: boolean; onContinue: () => void }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return (
    <aside className={styles.bar} aria-label={t('parcel.fee')}>
      <span>
        <small>{t('parcel.fee')}</small>
        <b>{way.fee === null ? <Least category={way.category} /> : <bdi className="num">{money(way.fee)}</bdi>}</b>
      </span>
      <Button block loading={isWaiting} onClick={onContinue}>
        {t('ui.continue')}
      </Button>
    </aside>
  );
}
