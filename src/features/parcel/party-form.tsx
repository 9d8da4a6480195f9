import { useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundPlace, LatLng } from '@/contract/place/place';
import { addressTypes } from '@/domain/place/address-draft';
import { fillStreet, type Street } from '@/domain/place/fill-street';
import { addressIcons } from '@/features/address/address-icons';
import { openPickAddress } from '@/features/address/open-address';
import { useConfig } from '@/features/config/api';
import { useFindAddress, zoneQuery } from '@/features/location/api';
import { saysOutside } from '@/features/location/outside-of-zones';
import { PlaceSearch } from '@/features/location/place-search';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Icon } from '@/ui/display/icon';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Notice } from '@/ui/status/notice';
import { PhoneField } from '@/ui/fields/phone-field';
import { TextField } from '@/ui/fields/text-field';
import type { Party } from './parcel-draft';
import styles from './parcel.module.css';
import { carrierIn } from './use-zone-of';
import { browserOnly } from '@/ui/lazy/browser-only';

const MapPicker = browserOnly(
  () => import('@/features/location/map-picker').then((it) => it.MapPicker),
  () => <div className={styles.mapRoom} />,
);

/** Keys of what is said at each field. */
export type PartyErrors = Partial<Record<PartyField | 'zone_id', ParseKeys>>;
type PartyField =
  | 'contact_person_name'
  | 'contact_person_number'
  | 'contact_person_email'
  | 'address'
  | 'road'
  | 'house'
  | 'floor';

type Props = {
  side: 'sender' | 'receiver';
  party: Party;
  module_id: number;
  /** Empty until the customer has tried to go on. */
  errors: PartyErrors;
  onChange: (change: Partial<Party>) => void;
};

/** Who it is and where: contact, map and address of one side. */
export function PartyForm({ side, party, module_id, errors, onChange }: Props) {
  const { t } = useTranslation();
  const { token } = useSession();
  const { country, country_picker_status, default_location } = useConfig();
  const { pick, choose } = usePlaceChange(party, onChange);
  const { isOutside, onRetry } = useZone(party, module_id, onChange);
  const at = party.latitude
    ? { lat: party.latitude, lng: party.longitude }
    : { lat: Number(default_location.lat), lng: Number(default_location.lng) };
  const field = (name: PartyField) => ({
    name,
    error: errors[name] && t(errors[name]),
    value: String(party[name]),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });

  return (
    <div className={styles.form}>
      <div className={styles.two}>
        <TextField label={t(`parcel.${side}_name`)} autoComplete="off" {...field('contact_person_name')} />
        <PhoneField
          label={t('parcel.phone')}
          name="contact_person_number"
          error={errors.contact_person_number && t(errors.contact_person_number)}
          country={country.toLowerCase()}
          canChooseCountry={country_picker_status}
          value={party.contact_person_number.replace('+', '')}
          onChange={(digits) => onChange({ contact_person_number: digits })}
        />
      </div>
      {side === 'sender' && !token && (
        <TextField
          label={t('parcel.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          {...field('contact_person_email')}
        />
      )}
      <div className={styles.place} data-wrong={Boolean(errors.zone_id) || undefined}>
        <PlaceSearch look="field" onPick={choose} />
        {isOutside && <Notice tone="bad">{t(`parcel.outside_${side}`)}</Notice>}
        {onRetry && <NotLoaded title={t('location.failed')} onRetry={onRetry} />}
        {errors.zone_id && !isOutside && !onRetry && (
          <p role="alert" className={styles.missing}>
            {t(errors.zone_id)}
          </p>
        )}
        <MapPicker className={styles.map} at={at} onPick={pick} />
      </div>
      <TextField
        label={t('parcel.address')}
        autoComplete="off"
        start={<Icon name="map-pin" size={20} />}
        {...field('address')}
      />
      <div className={styles.three}>
        <TextField label={t('parcel.road')} {...field('road')} />
        <TextField label={t('parcel.house')} {...field('house')} />
        <TextField label={t('parcel.floor')} {...field('floor')} />
      </div>
      {token && <SaveAs value={party.save_as} onChange={(save_as) => onChange({ save_as })} />}
    </div>
  );
}

/** A new place can be kept among the addresses of the account (ADDR-08). */
function SaveAs({ value, onChange }: { value: Party['save_as']; onChange: (value: Party['save_as']) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.saveAs}>
      <span className="strong" aria-hidden="true">
        {t('parcel.save_as')}
      </span>
      <ChipRow label={t('parcel.save_as')} wrap>
        {addressTypes.map((type) => (
          <Chip
            key={type}
            icon={addressIcons[type]}
            selected={value === type}
            onClick={() => onChange(value === type ? '' : type)}
          >
            {t(`address.type_${type}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** Fills one side from the addresses of the account. */
export function SavedAddressesButton({ onChange }: Pick<Props, 'onChange'>) {
  const { t } = useTranslation();
  async function pick() {
    const picked = await openPickAddress({ current: null, chosen: null, store_zone_id: 0 });
    if (!picked?.address) return;
    const { address, road, house, floor, latitude, longitude, ...it } = picked.address;
    onChange({
      ...{ address, road, house, floor, latitude, longitude, zone_id: 0, save_as: '' },
      contact_person_name: it.contact_person_name,
      contact_person_number: it.contact_person_number,
    });
  }
  return (
    <Button look="text" size="small" onClick={() => void pick()}>
      {t('parcel.saved')}
    </Button>
  );
}

/** Another place brings its address along, and road and house unless something else is written there. */
function usePlaceChange(party: Party, onChange: Props['onChange']) {
  const { mutateAsync: findAddress } = useFindAddress();
  const latest = useRef(party);
  useEffect(() => {
    latest.current = party;
  });
  const lastPicked = useRef<LatLng>(null);
  const addressAt = (at: LatLng) => findAddress(at).catch(() => null);

  async function move(at: LatLng, found?: FoundPlace) {
    const { latitude, longitude } = party;
    lastPicked.current = at;
    onChange({ latitude: at.lat, longitude: at.lng, zone_id: 0, ...(found && { address: found.address }) });
    const [before, next] = await Promise.all([
      latitude === 0 ? null : addressAt({ lat: latitude, lng: longitude }),
      found ?? addressAt(at),
    ]);
    // The pin may have gone on meanwhile.
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

const nowhere: Street = { road: '', house: '' };

/** Keeps the zone of the place. It is outside where no parcels are carried; what could not be asked can be asked again. */
function useZone(party: Party, module_id: number, onChange: Props['onChange']) {
  const isPlaced = party.latitude !== 0;
  const { data, error, refetch } = useQuery({
    ...zoneQuery({ lat: party.latitude, lng: party.longitude }),
    enabled: isPlaced,
    retry: false,
  });
  const zone = data && carrierIn(data, module_id);
  const isOutside = isPlaced && (saysOutside(error) || (data !== undefined && !zone));
  const zone_id = isOutside ? 0 : (zone?.id ?? party.zone_id);
  useEffect(() => {
    if (zone_id !== party.zone_id) onChange({ zone_id });
  });
  return { isOutside, onRetry: isPlaced && error && !isOutside && zone_id === 0 ? refetch : undefined };
}
