import {
  automated_messages,
  cancellation_reasons,
  courier_vehicles,
  delivery_men,
  offline_payment_methods,
  other_banners,
  parcel_categories,
  parcel_instructions,
  refund_reasons,
} from '../schema';
import { parcel } from '../world/parcel';
import {
  automatedMessages,
  deliveryMen,
  offlineMethods,
  orderCancellationReasons,
  parcelCancellationReasons,
  refundReasons,
} from '../world/people';
import { type Text } from '../world/shapes';
import { chance } from './chance';
import { insertAll } from '../market/insert';
import { picture } from './pictures';
import { MODULES, moment, type Seeding, text } from './world';

const VEHICLES = ['bicycle', 'scooter', 'motorcycle', 'car', 'van'] as const;

const VEHICLE_NAMES: Record<(typeof VEHICLES)[number], Text> = {
  bicycle: ['Bicycle', 'دراجة هوائية'],
  scooter: ['Scooter', 'سكوتر'],
  motorcycle: ['Motorcycle', 'دراجة نارية'],
  car: ['Car', 'سيارة'],
  van: ['Van', 'شاحنة صغيرة'],
};

/** From how many kilometres to how many a vehicle is sent, and what that adds. */
const REACH: Record<(typeof VEHICLES)[number], [from: number, to: number, extra: number]> = {
  bicycle: [0, 2.5, 0],
  scooter: [2.5, 5, 0.5],
  motorcycle: [5, 8, 1],
  car: [8, 15, 2],
  van: [15, 60, 4],
};

const courierFace = (it: (typeof deliveryMen)[number]) =>
  picture('avatar', 'courier', { name: it.slug, glyphs: [it.glyph], tone: 'amber' });
const parcelPicture = (it: (typeof parcel.categories)[number]) =>
  picture('category', 'parcel', { name: it.slug, glyphs: [it.glyph], tone: it.tone });
const reasonPicture = (it: (typeof parcel.why_choose.entries)[number], n: number) =>
  picture('module', 'parcel', { name: `reason-${n + 1}`, glyphs: [it.glyph], tone: it.tone });

export const marketPictures = () => [
  ...deliveryMen.map(courierFace),
  ...parcel.categories.map(parcelPicture),
  ...parcel.why_choose.entries.map(reasonPicture),
];

export async function seedMarket(seeding: Seeding): Promise<void> {
  await seedCouriers(seeding);
  await seedParcels(seeding);
  await seedReasons(seeding);
}

async function seedCouriers({ db, world, now }: Seeding): Promise<void> {
  const vehicles = VEHICLES.map((type, n) => {
    const [starting_coverage_area, maximum_coverage_area, extra_charges] = REACH[type];
    return { id: n + 1, type: text(VEHICLE_NAMES[type]), starting_coverage_area, maximum_coverage_area, extra_charges };
  });
  await insertAll(db, courier_vehicles, vehicles);

  const rows = deliveryMen.map((it, n) => {
    const zone = world.zones[n % world.zones.length];
    const luck = chance(`courier ${it.slug}`);
    return {
      id: n + 1,
      f_name: it.first_name[0],
      l_name: it.last_name[0],
      first_name: text(it.first_name),
      last_name: text(it.last_name),
      email: `${it.slug}@couriers.example`,
      phone: `+1555013${String(n + 1).padStart(4, '0')}`,
      image: courierFace(it).file,
      identity_type: 'nid' as const,
      identity_number: String(204_518_000 + n),
      zone_id: zone?.id ?? 1,
      vehicle_id: VEHICLES.indexOf(it.vehicle) + 1,
      application_status: 'approved' as const,
      active: true,
      lat: (zone?.middle.lat ?? 0) + (luck.next() - 0.5) / 200,
      lng: (zone?.middle.lng ?? 0) + (luck.next() - 0.5) / 200,
      located_at: now,
      created_at: moment(now, -luck.between(60, 600)),
    };
  });
  await insertAll(db, delivery_men, rows);
}

async function seedParcels({ db }: Seeding): Promise<void> {
  const rows = parcel.categories.map((it, n) => ({
    id: n + 1,
    name: text(it.name),
    description: text(it.description),
    image: parcelPicture(it).file,
    module_id: MODULES.parcel,
    parcel_per_km_shipping_charge: it.per_km,
    parcel_minimum_shipping_charge: it.minimum,
    position: n,
  }));
  await insertAll(db, parcel_categories, rows);
  await insertAll(
    db,
    parcel_instructions,
    parcel.instructions.map((it) => ({ instruction: text(it) })),
  );

  const { why_choose, video } = parcel;
  await insertAll(db, other_banners, [
    ...why_choose.entries.map((it, n) => ({
      module_id: MODULES.parcel,
      key: 'why_choose',
      title: text(it.title),
      short_description: text(it.text),
      image: reasonPicture(it, n).file,
      priority: n,
    })),
    {
      module_id: MODULES.parcel,
      key: 'why_choose_section',
      title: text(why_choose.title),
      short_description: text(why_choose.subtitle),
    },
    {
      module_id: MODULES.parcel,
      key: 'video_content',
      title: text(video.title),
      short_description: text(video.text),
      image: why_choose.entries.slice(1, 2).map((it) => reasonPicture(it, 1).file)[0] ?? null,
    },
  ]);
}

async function seedReasons({ db }: Seeding): Promise<void> {
  await insertAll(db, cancellation_reasons, [
    ...orderCancellationReasons.map((it) => ({ reason: text(it), user_type: 'customer' as const })),
    ...parcelCancellationReasons.map(({ when, reason }) => ({
      reason: text(reason),
      user_type: 'customer' as const,
      cancellation_type: when,
    })),
  ]);
  await insertAll(
    db,
    refund_reasons,
    refundReasons.map((it) => ({ reason: text(it) })),
  );
  await insertAll(
    db,
    automated_messages,
    automatedMessages.map((it) => ({ message: text(it) })),
  );
  const methods = offlineMethods.map(({ name, fields, inputs }) => ({
    method_name: text(name),
    method_fields: fields.map((it) => ({ input_name: text(it.name), input_data: text(it.value) })),
    method_informations: inputs.map((it) => ({
      customer_input: it.key,
      customer_label: text(it.name),
      customer_placeholder: text(it.placeholder),
      is_required: it.required,
    })),
  }));
  await insertAll(db, offline_payment_methods, methods);
}
