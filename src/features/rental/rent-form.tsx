import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentalCart } from '@/contract/rental/rental-cart';
import type { VehicleDetails } from '@/contract/rental/vehicle';
import { TRIP_KINDS, type TripKind, type TripProblem } from '@/domain/rental/trip-criteria';
import { useConfig } from '@/features/config/api';
import { openLazyDialog } from '@/lib/dialogs';
import { showProblem } from '@/lib/show-problem';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import { openRentalCart } from './cart/open-rental-cart';
import styles from './rent-form.module.css';
import { useRentalCart } from './cart/rental-cart-api';
import { RentEstimate } from './rent-estimate';
import { TripFields } from './trip-fields';
import { TripSummary } from './cart/trip-summary';
import { tripCriteriaProblem, useTripWay, toCriteria, type TripWay } from './trip-terms';
import { withoutPastTime, useTripCriteria, type TripCriteria } from './trip-criteria';
import { useAddVehicle } from './use-add-vehicle';

type Props = { vehicle: VehicleDetails };

/**
 * Rents a vehicle: for a new trip, or for the trip of the other vehicles in the cart. On a phone, price and button are
 * fixed at the bottom of the screen.
 */
export function RentForm({ vehicle }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const { cart, has_failed } = useRentalCart();
  const line = cart?.carts.find(({ vehicle_id }) => vehicle_id === vehicle.id);
  const joins = cart?.trip && cart.carts[0]?.provider_id === vehicle.provider_id ? cart : null;
  return (
    <section className={styles.form} aria-label={t('rental.your_trip')}>
      <h2 className="t20">{t('rental.your_trip')}</h2>
      {joins?.trip && <TripSummary cart={joins} trip={joins.trip} />}
      {line ? (
        <>
          <Notice tone="good">{t('rental.in_cart', { count: line.quantity })}</Notice>
          <div className={styles.book}>
            <Button block onClick={() => void openRentalCart()}>
              {t('rental.view_cart')}
            </Button>
          </div>
        </>
      ) : offeredKinds(vehicle).length === 0 && vehicle.trip_day_wise ? (
        <Notice>{t('rental.by_day_only')}</Notice>
      ) : joins?.trip ? (
        <Joining vehicle={vehicle} criteria={toCriteria(joins.trip, config)} />
      ) : (
        <Own vehicle={vehicle} cart={cart} isKnown={cart !== undefined || has_failed} />
      )}
    </section>
  );
}

/** Adds another vehicle to the trip of the cart. */
function Joining({ vehicle, criteria }: Props & { criteria: TripCriteria }) {
  const way = useTripWay(criteria);
  return <Rent vehicle={vehicle} criteria={criteria} way={way} check={() => true} replaces={false} isKnown />;
}

/** The first vehicle of a cart, or one that replaces another provider's. */
function Own({ vehicle, cart, isKnown }: Props & { cart: RentalCart | undefined; isKnown: boolean }) {
  const config = useConfig();
  const kinds = offeredKinds(vehicle);
  const [tripCriteria, change] = useTripCriteria();
  const criteria = kinds.includes(tripCriteria.kind) ? tripCriteria : { ...tripCriteria, kind: kinds[0] ?? 'hourly' };
  const [told, setTold] = useState<{ problem: TripProblem | null }>({ problem: null });
  const way = useTripWay(criteria);
  const fields = useRef<HTMLDivElement>(null);
  // On a phone the button is fixed at the bottom, and the fields may be out of sight.
  useEffect(() => {
    if (told.problem) showProblem(fields.current);
  }, [told]);
  const check = () => {
    const problem = tripCriteriaProblem(criteria, config);
    setTold({ problem });
    return problem === null;
  };
  return (
    <>
      <div ref={fields}>
        <TripFields criteria={criteria} onChange={change} kinds={kinds} problem={told.problem} />
      </div>
      <Rent
        vehicle={vehicle}
        criteria={criteria}
        way={way}
        check={check}
        replaces={(cart?.carts.length ?? 0) > 0}
        isKnown={isKnown}
      />
    </>
  );
}

type RentProps = Props & {
  criteria: TripCriteria;
  way: TripWay | null;
  /** Shows what is missing; returns whether the trip is complete. */
  check: () => boolean;
  /** The cart holds vehicles of another provider. */
  replaces: boolean;
  /** The cart is loaded; its content decides what a press does. */
  isKnown: boolean;
};

function Rent({ vehicle, criteria, way, check, replaces, isKnown }: RentProps) {
  const { t } = useTranslation();
  const config = useConfig();
  const [quantity, setQuantity] = useState(1);
  const adding = useAddVehicle();
  const isMeasuring = criteria.kind === 'distance_wise' && criteria.destination !== null && way === null;
  const { name, total_vehicles: most } = vehicle;

  async function rent() {
    if (!check()) return;
    if (replaces && !(await confirmReplacing())) return;
    adding.mutate({ vehicle, criteria: withoutPastTime(criteria, config), way, quantity, replaces });
  }

  return (
    <>
      <div className={styles.units}>
        <span>{t('rental.units')}</span>
        <QuantityStepper
          quantity={quantity}
          max={Math.max(1, most)}
          maxReason={t('rental.all_of_them', { count: most })}
          onChange={setQuantity}
          labels={{
            quantity: t('item.quantity_of', { name }),
            increase: t('item.increase', { name }),
            decrease: t('item.decrease', { name }),
          }}
        />
      </div>
      <div className={styles.book}>
        {adding.data && (
          <Notice tone="bad" live>
            {adding.data}
          </Notice>
        )}
        <RentEstimate vehicle={vehicle} criteria={criteria} way={way} quantity={quantity} />
        <Button block loading={adding.isPending || isMeasuring || !isKnown} onClick={() => void rent()}>
          {t('rental.add_to_cart')}
        </Button>
      </div>
    </>
  );
}

async function confirmReplacing(): Promise<boolean> {
  return (await openLazyDialog(() => import('./cart/replace-dialog').then((mod) => mod.ReplaceDialog), {})) === true;
}

function offeredKinds({ trip_hourly, trip_distance }: VehicleDetails): TripKind[] {
  return TRIP_KINDS.filter((kind) => (kind === 'distance_wise' ? trip_distance : trip_hourly));
}
