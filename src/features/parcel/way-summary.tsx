import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParcelCategory } from '@/contract/ordering/parcel';
import { useMoney } from '@/features/config/use-money';
import { Button } from '@/ui/controls/button';
import { Name } from '@/ui/display/name';
import styles from './parcel.module.css';
import type { Way } from './use-way';
import { browserOnly } from '@/ui/lazy/browser-only';

const WayMap = browserOnly(
  () => import('./way-map').then((mod) => mod.WayMap),
  () => <div className={`${styles.way} ${styles.mapRoom}`} />,
);

type Props = {
  way: Way;
  /** Opens the choice of another category; left out where it is being chosen. */
  onChange?: (() => void) | undefined;
  /** The button below the summary. */
  children: ReactNode;
};

/** The parcel, the distance, and the price as far as it is known. */
export function WaySummary({ way: { from, to, km, fee, category }, onChange, children }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return (
    <aside className={`${styles.card} ${styles.side}`} aria-label={t('parcel.summary')}>
      {category && (
        <ParcelKind category={category}>
          {onChange && (
            <Button look="text" size="small" onClick={onChange}>
              {t('parcel.change')}
            </Button>
          )}
        </ParcelKind>
      )}
      {from && to && <WayMap from={from} to={to} />}
      <dl className={styles.facts} aria-live="polite">
        {km !== null && (
          <div>
            <dt>{t('parcel.distance')}</dt>
            <dd>{t('ui.kilometres', { distance: km.toFixed(1) })}</dd>
          </div>
        )}
        <div className={styles.fee}>
          <dt>{t('parcel.fee')}</dt>
          <dd>{fee === null ? <Least category={category} /> : <bdi className="num">{money(fee)}</bdi>}</dd>
        </div>
      </dl>
      {fee === null && <p className="t14 muted">{t('parcel.fee_unknown')}</p>}
      {children}
    </aside>
  );
}

/** The minimum price, before the route is known; as text, so that it has its own direction. */
export function Least({ category }: { category: ParcelCategory | undefined }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const least = category?.parcel_minimum_shipping_charge ?? 0;
  return <span className={styles.least}>{least > 0 ? t('parcel.from_fee', { fee: money(least) }) : '–'}</span>;
}

/** The category with its picture and its description. */
export function ParcelKind({ category, children }: { category: ParcelCategory; children?: ReactNode }) {
  const { image_full_url: picture, name, description } = category;
  return (
    <div className={styles.kind}>
      {picture && <img src={picture} alt="" width={64} height={64} />}
      <div>
        <strong>
          <Name>{name}</Name>
        </strong>
        <p>{description}</p>
      </div>
      {children}
    </div>
  );
}
