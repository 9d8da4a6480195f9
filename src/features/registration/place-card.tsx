import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneArea } from '@/contract/place/place';
import { middleOf } from '@/domain/place/zone-drawing';
import { useConfig } from '@/features/config/api';
import { PlaceSearch } from '@/features/location/place-search';
import { startPoint } from '@/features/location/start-of';
import { usePickedPlace } from '@/features/location/use-picked-place';
import { useSession } from '@/lib/session';
import { SelectField } from '@/ui/overlay/fields/select-field';
import { TextField } from '@/ui/overlay/fields/text-field';
import { Card } from './card';
import styles from './registration.module.css';
import { zoneOf, type StoreForm } from './store-form';
import { browserOnly } from '@/ui/lazy/browser-only';

const MapPicker = browserOnly(
  () => import('@/features/location/map-picker').then((it) => it.MapPicker),
  () => <div className={styles.mapRoom} />,
);

/** Where the store is: a place on the map, its zone and its address. */
export function PlaceCard({ of: it, zones }: { of: StoreForm; zones: readonly ZoneArea[] }) {
  const { t } = useTranslation();
  const { values } = it.form;
  const picked = usePlace(it, zones);

  function chooseZone(id: string) {
    it.change('zone_id', id);
    const zone = zones.find((one) => String(one.id) === id);
    const isThere = zone && zoneOf(picked.at, [zone], '') !== '';
    if (zone && !isThere && zone.formated_coordinates.length > 2) picked.release(middleOf(zone.formated_coordinates));
  }

  return (
    <Card title={t('registration.place_title')}>
      <PlaceSearch look="field" onPick={picked.choose} />
      <MapPicker className={styles.map} at={picked.at} onPick={picked.release} />
      <div className={styles.two}>
        <SelectField
          label={t('registration.zone')}
          placeholder={t('registration.choose_zone')}
          options={zones.map(({ id, name }) => ({ value: String(id), text: name }))}
          name="zone_id"
          value={values.zone_id}
          error={it.errorOf('zone_id') ?? (isOutside(it, zones) ? t('registration.outside') : undefined)}
          onChange={(event) => chooseZone(event.target.value)}
        />
        <TextField label={t('registration.address')} autoComplete="street-address" {...it.field('address')} />
      </div>
    </Card>
  );
}

/** Told as soon as the pin stands there, not only when the form is sent. */
function isOutside({ form: { values } }: StoreForm, zones: readonly ZoneArea[]): boolean {
  return zones.length > 0 && values.latitude !== '' && values.zone_id === '';
}

/** The pin, which the form follows: from where the visitor is, or where the form was left. */
function usePlace(form: StoreForm, zones: readonly ZoneArea[]) {
  const config = useConfig();
  const { currentLatLng } = useSession();
  const { latitude, longitude, address } = form.form.values;
  const start = latitude ? { lat: Number(latitude), lng: Number(longitude) } : (currentLatLng ?? startPoint(config));
  const picked = usePickedPlace(start, address);
  const { lat, lng } = picked.at;
  const { setValues } = form.form;
  // Formik gives the values of the last drawing: after it a letter may have been typed, which would be lost.
  useLayoutEffect(() => {
    void setValues((before) => ({
      ...before,
      latitude: String(lat),
      longitude: String(lng),
      address: picked.address || before.address,
      zone_id: zoneOf({ lat, lng }, zones, before.zone_id),
    }));
  }, [setValues, lat, lng, picked.address, zones]);
  return picked;
}
