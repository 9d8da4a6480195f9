import type { InferType } from 'yup';
import { addAddress, deleteAddress, listAddresses, updateAddress } from '@/contract/place/address';
import * as schema from '@/contract/place/address.schema';
import { zonesAt } from '@/domain/place/geo-zone';
import { limits } from '@/domain/limits';
import { internationalNumber, phoneProblem, toWholeNumber } from '@/domain/accounts/phone-problem';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '../http/api';
import { fieldProblem } from '../http/errors';
import type { Caller } from '../http/caller';
import * as data from '../data/address';
import { lockOwner } from '../data/guest';
import { listAllZones } from '../data/place';
import { loadSettings } from '../data/setting';
import { toPageRequest } from '../data/view';
import { forCustomers, requireCustomer } from '../http/guards';

/** Spec: wire-format §4; ADDR-10: a second Home does not replace the first. */
export const addressRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listAddresses, schema.listAddresses, async (input, caller) => {
    const { id: user_id } = requireCustomer(caller);
    const page = toPageRequest(input, limits.list_page_size);
    const { total_size, rows } = await data.listAddresses(caller.db, user_id, page);
    return { total_size, ...page, addresses: rows.map(serializeAddress) };
  });

  onCustomer(addAddress, schema.addAddress, async (input, caller) => {
    const { id: user_id } = requireCustomer(caller);
    const address = await resolveAddress(caller, input);
    await caller.db.transaction(async (db) => {
      await lockOwner(db, { customer_id: user_id, guest_id: null });
      if ((await data.countAddresses(db, user_id)) >= limits.saved_addresses_max) throw new ApiError('address_limit');
      await data.insertAddress(db, user_id, address, caller.now);
    });
    return { message: translate(caller.language, 'answers.address_added'), zone_ids: address.zone_ids };
  });

  onCustomer(updateAddress, schema.updateAddress, async ({ id, ...input }, caller) => {
    const { id: user_id } = requireCustomer(caller);
    const address = await resolveAddress(caller, input);
    if (!(await data.changeAddress(caller.db, { user_id, id }, address, caller.now))) {
      throw new ApiError('address_unknown');
    }
    return { message: translate(caller.language, 'answers.address_updated'), zone_id: address.zone_id };
  });

  onCustomer(deleteAddress, schema.deleteAddress, async ({ address_id }, caller) => {
    const { id: user_id } = requireCustomer(caller);
    if (!(await data.removeAddress(caller.db, { user_id, id: address_id }))) throw new ApiError('address_unknown');
    return { message: translate(caller.language, 'answers.address_deleted') };
  });
};

/** The address with the zones that hold its point; outside of every zone it is refused. */
async function resolveAddress(caller: Caller, input: InferType<typeof schema.addAddress>): Promise<data.AddressInput> {
  const { latitude, longitude } = input;
  const zones = (await listAllZones(caller.db)).filter(({ status }) => status);
  const around = zonesAt({ lat: latitude, lng: longitude }, zones);
  const [zone] = around;
  if (!zone) throw new ApiError('address_zone');
  return {
    ...{ latitude, longitude, zone_id: zone.id, zone_ids: around.map(({ id }) => id) },
    ...{ address: input.address, address_type: input.address_type },
    contact_person_name: input.contact_person_name,
    contact_person_number: await toInternationalNumber(caller, input.contact_person_number),
    // The email of a customer is in the account.
    contact_person_email: null,
    address_label: (input.address_type === 'other' && input.address_label) || null,
    additional_information: input.additional_information || null,
    ...{ road: input.road || null, house: input.house || null, floor: input.floor || null },
  };
}

/**
 * The number in international format. One that was typed in the national format gets the dial code of the market's
 * country. Throws a ValidationError for an invalid number.
 */
async function toInternationalNumber(caller: Caller, typed: string): Promise<string> {
  if (phoneProblem(typed) === null) return toWholeNumber(typed);
  const number = toWholeNumber(internationalNumber(typed, (await loadSettings(caller.db)).country));
  if (phoneProblem(number) === null) return number;
  throw fieldProblem('contact_person_number', 'number_must_be_10_digits');
}

function serializeAddress({ latitude, longitude, created_at, updated_at, ...row }: data.AddressRow) {
  return {
    ...row,
    // Texts on the wire.
    latitude: String(latitude),
    longitude: String(longitude),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
