import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/react';
import { digitsOf } from '@/domain/money-display';
import { parcelFee } from '@/domain/parcel-fee';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useDistance, zoneQuery } from '@/features/location/api';
import { parcelCategoriesQuery, vehicleChargeQuery } from './api';
import type { ParcelDraft, Party } from './parcel-draft';
import styles from './parcel.module.css';

type Props = { draft: ParcelDraft; module_id: number; /** The button below. */ children: ReactNode };

/** What is sent, how far, and what that costs as far as is known. */
export function WaySummary({ draft, module_id, children }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { data: categories = [] } = useQuery(parcelCategoriesQuery({ module_id }));
  const category = categories.find(({ id }) => id === draft.category_id);
  const { km, fee } = useFee(draft, category);
  return (
    <aside className={`${styles.card} ${styles.side}`} aria-label={t('parcel.summary')}>
      {category && (
        <div className={styles.kind}>
          {category.image_full_url && <img src={category.image_full_url} alt="" width={64} height={64} />}
          <div>
            <strong>{category.name}</strong>
            <p>{category.description}</p>
          </div>
        </div>
      )}
      <dl className={styles.facts} aria-live="polite">
        <div>
          <dt>{t('parcel.distance')}</dt>
          <dd>{km === null ? '–' : t('ui.kilometres', { distance: km.toFixed(1) })}</dd>
        </div>
        <div className={styles.fee}>
          <dt>{t('parcel.fee')}</dt>
          <dd>
            <bdi className="num">{fee === null ? '–' : money(fee)}</bdi>
          </dd>
        </div>
      </dl>
      {children}
    </aside>
  );
}

type Category = Parameters<typeof parcelFee>[0]['category'];

function useFee({ sender, receiver }: ParcelDraft, category: Category) {
  const config = useConfig();
  const from = pointOf(sender);
  const to = pointOf(receiver);
  const km = useDistance(from, to)?.km ?? null;
  const { data: extra_charge = 0, isPending } = useQuery({ ...vehicleChargeQuery(km ?? 0), enabled: km !== null });
  const { data: zones } = useQuery({ ...zoneQuery(from ?? { lat: 0, lng: 0 }), enabled: from !== null, retry: false });
  if (km === null || isPending || !category) return { km, fee: null };
  const zone = zones?.zone_data.find(({ id }) => id === sender.zone_id);
  return { km, fee: parcelFee({ distance_km: km, category, config, zone, extra_charge }, digitsOf(config)) };
}

function pointOf({ latitude, longitude }: Party) {
  return latitude === 0 ? null : { lat: latitude, lng: longitude };
}
