import type { ParseKeys } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import type { FoundPlace } from '@/contract/place/map';
import { fillStreet, type Street } from '@/domain/place/fill-street';
import { useConfig } from '@/features/config/api';
import { useAddressAt, useFindAddress } from '@/features/location/api';
import { saysOutside } from '@/features/location/outside-of-zones';
import { PlaceSearch } from '@/features/location/place-search';
import { useZone } from '@/features/location/use-zone';
import { browserOnly } from '@/ui/lazy/browser-only';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Notice } from '@/ui/status/notice';
import type { Party } from './parcel-draft';
import styles from './parcel.module.css';
import { carrierIn } from './use-carrier-zone';
import { toLatLng } from './use-way';

const MapPicker = browserOnly(
  () => import('@/features/location/map-picker').then((mod) => mod.MapPicker),
  () => <div className={styles.mapRoom} />,
);

type Change = (change: Partial<Party>) => void;

type Props = {
  side: 'sender' | 'receiver';
  party: Party;
  module_id: number;
  error: ParseKeys | undefined;
  onChange: Change;
};

/** The place of one side, found by name or on the map. */
export function PartyPlace({ side, party, module_id, error, onChange }: Props) {
  const { t } = useTranslation();
  const { default_location: start } = useConfig();
  const { pick, choose } = usePlaceChange(party, onChange);
  useStreetOfStart(party, onChange);
  const { isOutside, onRetry } = useCarrierZone(party, module_id, onChange);
  const at = toLatLng(party) ?? { lat: Number(start.lat), lng: Number(start.lng) };
  return (
    <div className={styles.place} data-wrong={Boolean(error) || undefined}>
      <PlaceSearch look="field" onPick={choose} />
      {isOutside && <Notice tone="bad">{t(`parcel.outside_${side}`)}</Notice>}
      {onRetry && <NotLoaded title={t('location.failed')} onRetry={onRetry} />}
      {error && !isOutside && !onRetry && (
        <p role="alert" className={styles.missing}>
          {t(error)}
        </p>
      )}
      <MapPicker className={styles.map} at={at} onPick={pick} />
    </div>
  );
}

/** A new place sets its address, and road and house unless the customer has written something else. */
function usePlaceChange(party: Party, onChange: Change) {
  const { mutateAsync: findAddress } = useFindAddress();
  const latest = useRef(party);
  useEffect(() => {
    latest.current = party;
  });
  const lastPicked = useRef<LatLng>(null);
  const addressAt = (at: LatLng) => findAddress(at).catch(() => null);

  async function move(at: LatLng, found?: FoundPlace) {
    const former = toLatLng(party);
    lastPicked.current = at;
    onChange({ latitude: at.lat, longitude: at.lng, zone_id: 0, ...(found && { address: found.address }) });
    const [before, next] = await Promise.all([former && addressAt(former), found ?? addressAt(at)]);
    // The pin may have moved on meanwhile.
    if (!next || lastPicked.current !== at) return;
    onChange({
      ...(next.address && { address: next.address }),
      ...fillStreet(latest.current, before ?? nowhere, next),
    });
  }
  return {
    pick: (at: LatLng) => void move(at),
    choose: (place: FoundPlace) => void move(place, place),
  };
}

/** The visitor's place comes as one line of text: its road and house are looked up, unless something is written there. */
function useStreetOfStart(party: Party, onChange: Change) {
  const [start] = useState(() => (party.road || party.house ? null : toLatLng(party)));
  const { data: found } = useAddressAt(start ?? { lat: 0, lng: 0 }, start !== null);
  const isFilled = useRef(false);
  useEffect(() => {
    if (!start || !found || isFilled.current) return;
    isFilled.current = true;
    const isStillThere = party.latitude === start.lat && party.longitude === start.lng;
    if (isStillThere) onChange(fillStreet(party, nowhere, found));
  });
}

const nowhere: Street = { road: '', house: '' };

/**
 * Stores the zone of the place. The place is outside if no parcels are carried there; a failed request can be retried.
 */
function useCarrierZone(party: Party, module_id: number, onChange: Change) {
  const at = toLatLng(party);
  const { data, error, refetch } = useZone(at, { retry: false });
  const zone = data && carrierIn(data, module_id);
  const isOutside = at !== null && (saysOutside(error) || (data !== undefined && !zone));
  const zone_id = isOutside ? 0 : (zone?.id ?? party.zone_id);
  useEffect(() => {
    if (zone_id !== party.zone_id) onChange({ zone_id });
  });
  return { isOutside, onRetry: at && error && !isOutside && zone_id === 0 ? refetch : undefined };
}
