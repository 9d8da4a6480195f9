/**
 * Spec: wire-format §9.4.
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/customer/registration.schema';
import { asList } from '@/domain/wire/wire';
import { translate } from '@/i18n/both';
import { fieldProblem } from '../http/errors';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { listAllZones } from '../data/place';
import { insertCourierRegistration, isCourierVehicle } from '../data/registration';
import { refuseCommon } from '../accounts/new-password';
import { hashPassword } from '../accounts/password';
import { storeUploads, openRegistration, refuseTakenBy } from './store';

type Input = InferType<typeof schema.registerDeliveryMan>;

/** Stores a courier's application. Nobody gets orders before the market has approved it. */
export async function registerCourier(input: Input, caller: Caller) {
  await openRegistration(caller, 'toggle_dm_registration');
  const zones = await listAllZones(caller.db);
  if (!zones.some(({ id, status }) => status && id === input.zone_id)) throw fieldProblem('zone_id', 'invalid');
  if (!(await isCourierVehicle(caller.db, input.vehicle_id))) throw fieldProblem('vehicle_id', 'invalid');
  await refuseTakenBy(caller, 'delivery_man', input);
  await refuseCommon(input.password);
  const password_hash = await hashPassword(input.password);
  const { f_name, email, phone, identity_type, identity_number, zone_id, vehicle_id } = input;
  const row = {
    ...{ f_name, l_name: input.l_name ?? '', email, phone, password_hash, zone_id, vehicle_id },
    ...{ identity_type, identity_number, earning: input.earning === 1, created_at: caller.now },
    application_status: 'pending' as const,
  };
  await storeUploads(
    caller.db,
    { field: 'image', files: asList(input.image) },
    ([image]) =>
      storeUploads(
        caller.db,
        { field: 'identity_image', files: asList(input.identity_image) },
        async (identity_image) => {
          const isNew = await insertCourierRegistration(caller.db, { ...row, image: image ?? null, identity_image });
          if (!isNew) throw new ApiError('busy');
        },
        { folder: 'identity' },
      ),
    { square: 400 },
  );
  return { message: translate(caller.language, 'answers.courier_registered') };
}
