import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { dueNow } from '@/domain/checkout/payment-choice';
import { useMoney } from '@/features/config/use-money';
import { Button, ButtonLink } from '@/ui/controls/button';
import { storeHref } from '@/features/item/store-href';
import { Link } from '@/ui/controls/link';
import { Notice } from '@/ui/status/notice';
import styles from '../checkout.module.css';
import type { ComposedOrder, Payable } from './compose';
import type { Draft } from '../draft';
import { useKnowsKeys } from './lost-answer';
import { isStanding, type Problem } from './problem';
import type { Placing } from './use-placing';

export type PlaceProps = {
  store: Store;
  order: ComposedOrder;
  problem: Problem | null;
  draft: Draft;
  placing: Placing;
  isPricing: boolean;
  onPlace: () => void;
};

/** The button, with the reason why it is disabled and the outcome of the last press. */
export function PlaceButton(props: PlaceProps & { reasonId: string }) {
  const { problem, placing, isPricing, onPlace, reasonId } = props;
  const { t } = useTranslation();
  const isOff = isStanding(problem);
  return (
    <Button
      block
      loading={placing.is_busy || isPricing}
      aria-disabled={isOff || undefined}
      aria-describedby={isOff ? reasonId : undefined}
      onClick={onPlace}
    >
      {t(placing.is_unknown ? 'checkout.ask_again' : 'checkout.place_order')}
    </Button>
  );
}

/** Says why the order can not be placed, or why it was refused. */
export function PlaceReason({ store, order, problem, placing, id }: PlaceProps & { id: string }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { minimum_order, name } = store;
  const amounts = { minimum: money(minimum_order), missing: money(order.missing) };
  return (
    <div className={styles.reasons}>
      {placing.is_unknown && <UnknownNotice />}
      {problem && isStanding(problem) && (
        <Notice tone="bad">
          <span id={id}>
            {t(`checkout.problem_${problem}`, { store: name, ...amounts, balance: money(order.balance) })}
          </span>
          {(problem === 'minimum' || problem === 'nothing_left') && (
            <div className={styles.ways}>
              <ButtonLink look="secondary" size="small" href={storeHref(store)}>
                {t('checkout.way_add_items')}
              </ButtonLink>
            </div>
          )}
        </Notice>
      )}
      {placing.refusal && !placing.is_unknown && (
        <Notice tone="bad" live>
          {placing.refusal}
        </Notice>
      )}
    </div>
  );
}

/** Of an order or a trip. Only where keys are known may it be promised that asking never places it twice. */
export function UnknownNotice() {
  const { t } = useTranslation();
  const what = useKnowsKeys() ? 'unknown' : 'lost';
  return (
    <Notice tone="warn" icon="circle-alert" live>
      <b>{t(`checkout.${what}_title`)}</b>
      <p>{t(`checkout.${what}_text`)}</p>
    </Notice>
  );
}

/** What is accepted by pressing the button: of an order, or of another `act`. */
export function Legal({ act = 'checkout.accept_terms' }: { act?: 'checkout.accept_terms' | 'trip.accept_terms' }) {
  const { t } = useTranslation();
  return (
    <p className={styles.legal}>
      {t(act)} <Link href="/terms-and-conditions">{t('checkout.terms')}</Link>
    </p>
  );
}

/** Total and button at the bottom of a phone's screen. */
export function PlaceBar({ order, draft, children }: { order: Payable; draft: Draft; children: ReactNode }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return (
    <aside className={styles.bar} aria-label={t('checkout.order_total')}>
      <span>
        <small>{t(draft.partial && order.partial ? 'checkout.left_to_pay' : 'checkout.total')}</small>
        <b>
          <bdi className="num">{money(dueNow(order, draft))}</bdi>
        </b>
      </span>
      {children}
    </aside>
  );
}
