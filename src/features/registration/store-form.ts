import type { Module } from '@/contract/catalogue/module';
import type { ZoneArea } from '@/contract/place/place';
import { withPlus } from '@/domain/accounts/phone';
import type { LatLng } from '@/domain/place/city-map';
import { zonesAt } from '@/domain/place/geo-zone';
import { nobody, type FormOf } from './person-parts';

export const emptyStore = {
  ...nobody,
  ...{ zone_id: '', latitude: '', longitude: '', address: '', module_id: '', module_type: '', pickup_zones: '' },
  ...{ name: '', other_name: '', minimum_delivery_time: '', maximum_delivery_time: '' },
  ...{ logo: '', tin: '', tin_expire_date: '' },
};

export type StoreValues = typeof emptyStore;
export type StoreForm = FormOf<StoreValues>;
export type StoreFiles = { logo: File | null; cover_photo: File | null; tin_certificate_image: File | null };

/** `''` while nothing is chosen, `commission`, or the id of a package. */
export type PlanChoice = string;

/** The zone of a point: the chosen one if it contains the point, else the smallest; `''` outside all zones. */
export function findZone(point: LatLng, zones: readonly ZoneArea[], chosen: string): string {
  const areas = zones.map(({ id, formated_coordinates }) => ({ id, coordinates: formated_coordinates }));
  // Without areas from the back end, the zone is chosen from the list.
  if (areas.every(({ coordinates }) => coordinates.length < 3)) return chosen;
  const around = zonesAt(point, areas).map(({ id }) => String(id));
  return around.includes(chosen) ? chosen : (around[0] ?? '');
}

/** The modules of a store in a zone; back ends without modules per zone offer all of them. */
export function modulesInZone(zone: ZoneArea | undefined, all: readonly Module[]): Module[] {
  const offered = zone && zone.modules.length > 0 ? zone.modules : all;
  return offered.filter(({ module_type }) => module_type !== 'parcel');
}

/** The form as input of the call (wire-format §9.3). */
export function storeInput(values: StoreValues, files: StoreFiles, choice: PlanChoice, language: 'en' | 'ar') {
  const { f_name, l_name, email, phone, password, tin, tin_expire_date, pickup_zones } = values;
  const { logo, cover_photo, tin_certificate_image } = files;
  if (!logo) throw new Error('The form asks for a logo');
  const isPackage = choice !== '' && choice !== 'commission';
  return {
    ...{ f_name, l_name, email, phone: withPlus(phone), password, logo },
    ...{ latitude: Number(values.latitude), longitude: Number(values.longitude) },
    ...{ zone_id: Number(values.zone_id), module_id: Number(values.module_id) },
    minimum_delivery_time: Number(values.minimum_delivery_time),
    maximum_delivery_time: Number(values.maximum_delivery_time),
    delivery_time_type: 'minute' as const,
    translations: JSON.stringify(translations(values, language)),
    business_plan: isPackage ? ('subscription' as const) : ('commission' as const),
    ...(isPackage && { package_id: Number(choice) }),
    ...(values.module_type === 'rental' && { pickup_zone_id: JSON.stringify(pickup_zones.split(',')) }),
    ...(tin && { tin }),
    ...(tin_expire_date && { tin_expire_date }),
    ...(cover_photo && { cover_photo }),
    ...(tin_certificate_image && { tin_certificate_image }),
  };
}

/** The name first, then the address: back ends read them by position. */
function translations({ name, address, other_name }: StoreValues, language: 'en' | 'ar') {
  const other = language === 'ar' ? 'en' : 'ar';
  return [
    { id: null, locale: language, key: 'name', value: name.trim() },
    { id: null, locale: language, key: 'address', value: address.trim() },
    ...(other_name.trim() ? [{ id: null, locale: other, key: 'name', value: other_name.trim() }] : []),
  ];
}
