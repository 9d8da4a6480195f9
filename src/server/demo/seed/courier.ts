import { zones } from '@/server/city/zones';
import { insertAll } from '@/server/db/market/insert';
import { courier_vehicles, delivery_men } from '@/server/db/schema';
import { chance } from './chance';
import { moment, type Seeding } from './world';

export async function seedCouriers({ db, world, now, id, picture }: Seeding): Promise<void> {
  const rows = world.people.couriers.map((courier, n) => {
    const zone = zones[n % zones.length];
    const luck = chance(`courier ${courier.slug}`);
    return {
      id: n + 1,
      f_name: courier.first_name.en,
      l_name: courier.last_name.en,
      first_name: courier.first_name,
      last_name: courier.last_name,
      email: `${courier.slug}@couriers.example`,
      phone: `+1555013${String(n + 1).padStart(4, '0')}`,
      image: picture('avatar', courier.picture),
      identity_type: 'nid' as const,
      identity_number: String(204_518_000 + n),
      zone_id: zone?.id ?? 1,
      vehicle_id: id(courier_vehicles, courier.vehicle),
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
