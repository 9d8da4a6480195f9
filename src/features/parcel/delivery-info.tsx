import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@/contract/customer/customer';
import { useSaveAddress } from '@/features/address/api';
import { useMoney } from '@/features/config/use-money';
import { useProfile } from '@/features/profile/api';
import { useSession } from '@/lib/session';
import { showProblem } from '@/lib/show-problem';
import { toast } from '@/lib/toast';
import { useHydrated } from '@/lib/use-hydrated';
import { useBackButton } from '@/ui/back-button';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Panel } from '@/ui/panel';
import { SkeletonRows } from '@/ui/skeleton';
import { FromCard } from './from-card';
import { KindsPart } from './kinds-part';
import { useParcelDraft, type ChangeParcel, type ParcelDraft, type Party } from './parcel-draft';
import styles from './parcel.module.css';
import { PartyForm, SavedAddressesButton } from './party-form';
import { partyErrors, type PartyErrors } from './party-errors';
import { Steps } from './steps';
import { useWay, type Way } from './use-way';
import { useZoneOf } from './use-zone-of';
import { Least, WaySummary } from './way-summary';
import { WishesPart } from './wishes-part';

/** The two steps before the checkout: who sends what from where, and who gets it. */
export function DeliveryInfo({ module_id }: { module_id: number }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { back, isReady, query } = useRouter();
  const { token } = useSession();
  const customer = useProfile();
  const isKnown = isHydrated && isReady && (token === null || customer !== undefined);
  return (
    <div className="wrap">
      <div className={styles.title}>
        <IconButton icon="arrow-left" label={t('parcel.back')} onClick={back} />
        <h1 className="t28">{t('parcel.title')}</h1>
      </div>
      {isKnown ? (
        <Form
          key={customer?.id ?? 0}
          module_id={module_id}
          kind={Number(query.category) || 0}
          customer={customer ?? null}
        />
      ) : (
        <SkeletonRows count={4} />
      )}
    </div>
  );
}

type FormProps = { module_id: number; kind: number; customer: Customer | null };

function Form({ module_id, kind, customer }: FormProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [draft, change] = useParcelDraft({ session, customer, module_id, kind });
  const way = useWay(draft);
  const root = useRef<HTMLDivElement>(null);
  const { isTold, errors, missing, isWaiting, goOn } = useSteps({ draft, change, root });
  const { step } = draft;
  const isFirst = step === 'sender';
  const toSender = () => change({ step: 'sender' });
  useBackButton(!isFirst, toSender);
  const onParty = (part: Partial<Party>) => change((before) => ({ [step]: { ...before[step], ...part } }));

  return (
    <div ref={root}>
      <Steps at={step} />
      <div className={styles.grid}>
        <div className={styles.main}>
          {isFirst && <KindsPart {...{ module_id, draft, change }} missing={isTold ? missing : null} />}
          {!isFirst && <FromCard sender={draft.sender} onEdit={toSender} />}
          <Panel title={t(`parcel.${step}_title`)} action={customer && <SavedAddressesButton onChange={onParty} />}>
            <PartyForm
              key={step}
              side={step}
              party={draft[step]}
              module_id={module_id}
              errors={isTold ? errors : none}
              onChange={onParty}
            />
          </Panel>
          {!isFirst && <WishesPart draft={draft} change={change} />}
        </div>
        <WaySummary way={way} onChange={isFirst ? undefined : toSender}>
          <Button block className={styles.wideOnly} loading={isWaiting} onClick={goOn}>
            {t(isFirst ? 'parcel.to_receiver' : 'parcel.to_checkout')}
          </Button>
        </WaySummary>
      </div>
      <Bar way={way} isWaiting={isWaiting} onContinue={goOn} />
    </div>
  );
}

const none: PartyErrors = {};

/** What is chosen of the parcel itself, in the order in which it is asked. */
export type MissingKind = 'kind' | 'allowed' | null;

type StepsOf = {
  draft: ParcelDraft;
  change: ChangeParcel;
  root: { current: HTMLElement | null };
};

/** From one step to the next, or to the first thing that is missing. */
function useSteps({ draft, change, root }: StepsOf) {
  const { push } = useRouter();
  const { token } = useSession();
  const keep = useKeepAddress(change);
  const zoneOf = useZoneOf(draft.module_id);
  // How often it was told what is missing.
  const [told, setTold] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const { step } = draft;
  const errors = partyErrors(draft[step], { needsEmail: step === 'sender' && token === null });
  const missing = step === 'sender' ? missingOf(draft) : null;
  const isWrong = missing !== null || Object.keys(errors).some((it) => it !== 'zone_id');

  // The fields know that they are wrong once that has been drawn.
  useEffect(() => {
    if (told > 0) showProblem(root.current);
  }, [told, root]);

  /** The zone of this side, which may still be on its way when everything else has been said. */
  async function settledZone(): Promise<number> {
    const { zone_id } = draft[step];
    if (zone_id > 0 || isWrong) return zone_id;
    setWaiting(true);
    const found = await zoneOf(draft[step]);
    setWaiting(false);
    return found;
  }

  async function goOn() {
    const party = { ...draft[step], zone_id: await settledZone() };
    if (isWrong || party.zone_id === 0) {
      setTold(told + 1);
      return;
    }
    setTold(0);
    change((before) => ({ [step]: { ...before[step], zone_id: party.zone_id } }));
    keep(step, party);
    if (step === 'sender') {
      change({ step: 'receiver' });
      window.scrollTo(0, 0);
    } else void push('/checkout?page=parcel');
  }

  return { isTold: told > 0, errors, missing, isWaiting, goOn: () => void goOn() };
}

function missingOf({ category_id, is_allowed }: ParcelDraft): MissingKind {
  if (category_id === 0) return 'kind';
  return is_allowed ? null : 'allowed';
}

/** Keeps a side's place in the account when that was asked for; the parcel does not wait for it. */
function useKeepAddress(change: StepsOf['change']) {
  const { t } = useTranslation();
  const { mutateAsync: save } = useSaveAddress();
  return (side: 'sender' | 'receiver', party: Party) => {
    const { save_as: address_type, zone_id: _zone, ...form } = party;
    if (!address_type) return;
    change({ [side]: { ...party, save_as: '' } });
    const more = { address_type, address_label: '', additional_information: '', dial_code: '' };
    save({ form: { ...form, ...more }, edited: null }).catch(() => void toast.error(t('parcel.save_failed')));
  };
}

/** Price and button at the foot of a phone's screen. */
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
        {t('parcel.continue')}
      </Button>
    </aside>
  );
}
