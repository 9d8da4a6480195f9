import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng, ZoneArea } from '@/contract/place/place';
import { pointInside } from '@/domain/place/point-inside';
import { useConfig } from '@/features/config/api';
import { PlaceSearch } from '@/features/location/place-search';
import { startPoint } from '@/features/location/start-point';
import { usePickedPlace } from '@/features/location/use-picked-place';
import { useSession } from '@/lib/session';
import { SelectField } from '@/ui/overlay/fields/select-field';
import { TextField } from '@/ui/overlay/fields/text-field';
import { Card } from './card';
import styles from './registration.module.css';
import { findZone, type StoreForm } from './store-form';
import { browserOnly } from '@/ui/lazy/browser-only';

const MapPicker = browserOnly(
  () => import('@/features/location/map-picker').then((mod) => mod.MapPicker),
  () => <div className={styles.mapRoom} />,
);

/** The place of the store on a map, its zone, which the map shows, and its address. */
export function PlaceCard({ of: form, zones }: { of: StoreForm; zones: readonly ZoneArea[] }) {
  const { t } = useTranslation();
  const { values } = form.form;
  const picked = usePlace(form, zones);
  const area = findArea(zones, findZone(picked.at, zones, values.zone_id));
  const [opened, setOpened] = useState<Opened>({ time: 1, on: 'area' });
  const openOn = (on: Opened['on']) => setOpened(({ time }) => ({ time: time + 1, on }));

  function choosePlace(place: Parameters<typeof picked.choose>[0]) {
    picked.choose(place);
    openOn('point');
  }

  function chooseZone(id: string) {
    form.change('zone_id', id);
    const zone = zones.find((one) => String(one.id) === id);
    const isThere = zone && findZone(picked.at, [zone], '') !== '';
    const corners = findArea(zones, id);
    if (isThere || !corners) return;
    picked.release(pointInside(corners));
    openOn('area');
  }

  return (
    <Card title={t('registration.place_title')}>
      <PlaceSearch look="field" onPick={choosePlace} />
      <MapPicker
        key={`${opened.time} ${zones.length > 0}`}
        className={styles.map}
        at={picked.at}
        onPick={picked.release}
        area={area}
        opensOnArea={opened.on === 'area'}
      />
      <div className={styles.two}>
        <SelectField
          label={t('registration.zone')}
          placeholder={t('registration.choose_zone')}
          options={zones.map(({ id, name }) => ({ value: String(id), text: name }))}
          name="zone_id"
          value={values.zone_id}
          error={form.errorOf('zone_id') ?? (isOutside(form, zones) ? t('registration.outside') : undefined)}
          onChange={(event) => chooseZone(event.target.value)}
        />
        <TextField label={t('ui.address')} autoComplete="street-address" {...form.field('address')} />
      </div>
    </Card>
  );
}

/** The map opens again on the zone that is chosen, or near a place that is found; a moved pin leaves its zoom. */
type Opened = { time: number; on: 'area' | 'point' };

/** The corners of a zone; undefined where the back end tells none. */
function findArea(zones: readonly ZoneArea[], id: string): LatLng[] | undefined {
  const corners = zones.find((zone) => String(zone.id) === id)?.formated_coordinates ?? [];
  return corners.length > 2 ? corners : undefined;
}

/** Shown as soon as the pin is placed, not only on submit. */
function isOutside({ form: { values } }: StoreForm, zones: readonly ZoneArea[]): boolean {
  return zones.length > 0 && values.latitude !== '' && values.zone_id === '';
}

/** The pin, which the form follows. It starts at the visitor's place, or where the form was left. */
function usePlace(form: StoreForm, zones: readonly ZoneArea[]) {
  const config = useConfig();
  const { currentLatLng } = useSession();
  const { latitude, longitude, address } = form.form.values;
  const start = latitude ? { lat: Number(latitude), lng: Number(longitude) } : (currentLatLng ?? startPoint(config));
  const picked = usePickedPlace(start, address);
  const { lat, lng } = picked.at;
  const { setValues } = form.form;
  // Formik's values are those of the last render: a letter typed since would be lost without the updater function.
  useLayoutEffect(() => {
    void setValues((before) => ({
      ...before,
      latitude: String(lat),
      longitude: String(lng),
      address: picked.address || before.address,
      zone_id: findZone({ lat, lng }, zones, before.zone_id),
    }));
  }, [setValues, lat, lng, picked.address, zones]);
  return picked;
}
