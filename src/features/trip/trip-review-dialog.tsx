import { useTranslation } from 'react-i18next';
import type { TripUnit } from '@/contract/rental/trip';
import { ReviewCard } from '@/features/order/review/review-card';
import type { Closing } from '@/lib/dialogs';
import { Modal } from '@/ui/overlay/modal';
import { useReviewVehicle } from './trip-review-api';
import styles from './trip-review.module.css';

type Props = { trip_id: number; unit: TripUnit };

/** Stars, comment and pictures for one vehicle of a completed trip, once. */
export function TripReviewDialog({ trip_id, unit, onClose }: Props & Closing<boolean>) {
  const { t } = useTranslation();
  const review = useReviewVehicle();
  const { vehicle_identity_id } = unit;
  const vehicle_id = unit.vehicle_id ?? 0;
  return (
    <Modal title={t('trip.review')} width={523} onClose={() => onClose()}>
      <div className={styles.bare}>
        <ReviewCard
          of={`${trip_id}-vehicle-${vehicle_identity_id}`}
          name={`${unit.vehicle_name} · ${unit.license_plate_number}`}
          picture={unit.vehicle_thumbnail_full_url}
          isDone={unit.rating !== null}
          onSend={async (said) => {
            await review.mutateAsync({ ...said, trip_id, vehicle_id, vehicle_identity_id });
            onClose(true);
          }}
        />
      </div>
    </Modal>
  );
}
