import { useTranslation } from 'react-i18next';
import type { TripDetails, TripDriver, TripLine, TripUnit } from '@/contract/rental/trip';
import { shownRating } from '@/domain/catalogue/rating';
import { canReviewTrip } from '@/domain/rental/trip-status';
import { telHref } from '@/domain/text/tel-href';
import { ratePer } from '@/features/rental/rate-text';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { vehiclePath } from '@/features/rental/rental-href';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { IconDisc } from '@/ui/display/icon-disc';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';
import { Rating } from '@/ui/display/rating';
import { travelIcons } from '@/ui/icons/travel-icons';
import { onIntent } from '@/ui/controls/on-intent';
import { tripReviewDialog } from './trip-dialogs';
import styles from './trip.module.css';

/** The vehicles of a trip, each with its assigned cars and drivers (wire-format §10). */
export function TripVehicles({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('trip.vehicles', { count: trip.quantity })}>
      <ul className={styles.vehicles}>
        {trip.trip_details.map((line) => (
          <li key={line.vehicle_id ?? line.vehicle.name} className={styles.vehicle}>
            <Line line={line} />
            <Units trip={trip} units={trip.vehicle_identity.filter((unit) => unit.vehicle_id === line.vehicle_id)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Line({ line }: { line: TripLine }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { vehicle, quantity, original_price, rental_type } = line;
  // People who track a trip by phone number do not see its price.
  const isPriced = original_price > 0;
  return (
    <div className={styles.line}>
      <img src={vehicle.thumbnail_full_url ?? '/images/no-picture.svg'} alt="" width={72} height={54} loading="lazy" />
      <div>
        <Link href={vehiclePath(vehicle)} className="strong">
          <bdi className="num">{quantity}×</bdi> <Name>{vehicle.name}</Name>
        </Link>
        {isPriced && (
          <p className="t14 muted">
            <bdi className="num">{money(original_price)}</bdi> {t(ratePer[rental_type])}
          </p>
        )}
      </div>
      {isPriced && <bdi className="num strong">{money(line.price)}</bdi>}
    </div>
  );
}

function Units({ trip, units }: { trip: TripDetails; units: readonly TripUnit[] }) {
  const { t } = useTranslation();
  const config = useConfig();
  const { token } = useSession();
  const mayReview = token !== null && !trip.is_guest && canReviewTrip(trip);
  if (units.length === 0) return null;
  return (
    <ul className={styles.units}>
      {units.map((unit) => (
        <li key={unit.vehicle_identity_id}>
          <div className={styles.plate}>
            <Icon name={travelIcons.car} size={20} />
            <bdi className="num">{unit.license_plate_number}</bdi>
            {unit.rating !== null ? (
              <Rating value={shownRating(unit.rating, config)} label={t('ui.rating_of', { rating: unit.rating })} />
            ) : (
              mayReview && (
                <Button
                  look="secondary"
                  size="small"
                  icon="star"
                  aria-label={t('trip.review_of', { name: unit.license_plate_number })}
                  {...onIntent(tripReviewDialog.load)}
                  onClick={() => void tripReviewDialog.open({ trip_id: trip.id, unit })}
                >
                  {t('trip.review')}
                </Button>
              )
            )}
          </div>
          {unit.driver && <Driver driver={unit.driver} />}
        </li>
      ))}
    </ul>
  );
}

function Driver({ driver }: { driver: TripDriver }) {
  const { t } = useTranslation();
  const name = `${driver.first_name} ${driver.last_name}`.trim();
  return (
    <div className={styles.driver}>
      {driver.image_full_url ? (
        <img src={driver.image_full_url} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <IconDisc name="user" className={styles.face} />
      )}
      <div>
        <b className="strong">
          <Name>{name}</Name>
        </b>
        <p className="t14 muted">{t('trip.driver')}</p>
      </div>
      {driver.phone && (
        <a className={styles.call} href={telHref(driver.phone)} aria-label={t('order.call', { name })}>
          <Icon name="phone" size={24} />
        </a>
      )}
    </div>
  );
}
