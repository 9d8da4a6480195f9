import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { otherVehiclesQuery, vehicleQuery, vehicleReviewsQuery } from '@/features/rental/api';
import { SEARCH_PATH, vehiclePath } from '@/features/rental/rental-href';
import { vehicleRates } from '@/domain/rental/vehicle-rate';
import { metaDescription } from '@/features/item/product/meta-description';
import { trail } from '@/features/item/json-ld';
import { vehicleJsonLd } from '@/features/rental/vehicles/vehicle-json-ld';
import { VehicleScreen } from '@/features/rental/vehicles/vehicle-screen';
import { enterRental } from '@/server/pages/resolve-market';
import { missing, movedTo, onDemand, rendered } from '@/server/pages/ssr';
import { Seo } from '@/shell/seo/seo';

type Props = { id: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, ask, enter }) => {
  const market = await enterRental({ ask, enter });
  const vehicle = await get(vehicleQuery(id));
  if (!vehicle) return missing;
  if (vehicle.slug && vehicle.slug !== id) return movedTo(vehiclePath(vehicle));

  enter({ ...market, zone_ids: [vehicle.zone_id] });
  await Promise.all([get(vehicleReviewsQuery(vehicle.id)), get(otherVehiclesQuery(vehicle.provider_id))]);
  return { id };
});

export default function VehiclePage({ id }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const { data: vehicle } = useQuery(vehicleQuery(id));
  if (!vehicle) return null;
  const { name, provider } = vehicle;
  const rates = vehicleRates(vehicle, config.digit_after_decimal_point)
    .map(({ kind }) => t(`rental.meta_${kind}`))
    .join(t('ui.comma'));
  const crumbs = [
    { text: t('rental.home'), href: '/home' },
    { text: t('rental.vehicles'), href: SEARCH_PATH },
    { text: name, href: vehiclePath(vehicle) },
  ];
  return (
    <>
      <Seo
        title={`${name} · ${provider.name}`}
        description={metaDescription(
          vehicle.description,
          t(rates ? 'rental.vehicle_meta' : 'rental.vehicle_meta_no_rates', { name, provider: provider.name, rates }),
        )}
        path={vehiclePath(vehicle)}
        image={vehicle.thumbnail_full_url}
        jsonLd={typeof window === 'undefined' ? (at) => [vehicleJsonLd(at, vehicle, config), trail(at, crumbs)] : null}
      />
      <VehicleScreen key={vehicle.id} vehicle={vehicle} />
    </>
  );
}
