import { useTranslation } from 'react-i18next';
import type { OrderChange } from '@/domain/order/order-review';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Name } from '@/ui/display/name';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import styles from './review.module.css';

type Props = {
  changes: readonly OrderChange[];
  /** Whether confirming places the order, or only continues the checkout. */
  isPlacing: boolean;
};

/** The changes since the customer saw the order; nothing is sent until they are confirmed (beyond §1). */
export function ReviewDialog({ changes, isPlacing, onClose }: Props & Closing<boolean>) {
  const { t } = useTranslation();
  return (
    <Modal
      title={t('checkout.review_title')}
      width={523}
      hasClose={false}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose(false)}>
            {t('checkout.review_back')}
          </Button>
          <Button onClick={() => onClose(true)}>
            {t(isPlacing ? 'checkout.review_place' : 'checkout.review_accept')}
          </Button>
        </>
      }
    >
      <p className="muted">{t(isPlacing ? 'checkout.review_text_placing' : 'checkout.review_text')}</p>
      <ul className={styles.changes}>
        {changes.map((change, n) => (
          <li key={n}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Change({ change }: { change: OrderChange }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  switch (change.kind) {
    case 'added':
    case 'removed':
      return <Row name={change.name} text={t(`checkout.review_${change.kind}`)} />;
    case 'unavailable':
      return <Row name={change.name} text={t(`checkout.review_problem_${change.problem}`)} />;
    case 'quantity':
      return <Row name={change.name} before={`${change.before}×`} after={`${change.after}×`} />;
    case 'fewer':
      return (
        <Row
          name={change.name}
          text={t('checkout.review_fewer')}
          before={`${change.before}×`}
          after={`${change.after}×`}
        />
      );
    case 'price':
      return <Row name={change.name} before={money(change.before)} after={money(change.after)} />;
    case 'fee':
      return <Row name={t(`checkout.${change.fee}`)} before={money(change.before)} after={money(change.after)} />;
    case 'total':
      return <Row name={t('checkout.total')} before={money(change.before)} after={money(change.after)} />;
  }
}

type RowProps = { name: string; text?: string; before?: string; after?: string };

/** Old → new, read aloud as "was … now …". */
function Row({ name, text, before, after }: RowProps) {
  const { t } = useTranslation();
  return (
    <>
      <span>
        <Name>{name}</Name>
        {text && <small>{text}</small>}
      </span>
      {after !== undefined && (
        <span className={styles.values}>
          <span className="vh">{t('ui.was')}</span>
          <s>
            <bdi className="num">{before}</bdi>
          </s>
          <span aria-hidden="true" className={styles.arrow}>
            →
          </span>
          <span className="vh">{t('ui.now')}</span>
          <b>
            <bdi className="num">{after}</bdi>
          </b>
        </span>
      )}
    </>
  );
}
