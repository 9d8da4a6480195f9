import { chooseBusinessPlan, listPackages, registerDeliveryMan, registerStore } from '@/contract/customer/registration';
import * as schema from '@/contract/customer/registration.schema';
import { isPackageFor } from '@/domain/registration/business-plan';
import { limits } from '@/domain/limits';
import type { Routes } from '../http/api';
import { choosePlan } from '../registration/business-plan';
import type { Caller } from '../http/caller';
import { registerCourier } from '../registration/courier';
import { listAllPackages, findModuleType, type PackageRow } from '../data/registration';
import { bit, localizeText } from '../data/view';
import * as stores from '../registration/store';
import { bodyBytes } from '../media/upload';

/** Spec: wire-format §9.3 and §9.4. */
export const registrationRoutes: Routes = (on) => {
  on(registerStore, schema.registerStore, stores.registerStore, { bytes: bodyBytes(3) });
  on(chooseBusinessPlan, schema.chooseBusinessPlan, choosePlan);
  on(registerDeliveryMan, schema.registerDeliveryMan, registerCourier, {
    bytes: bodyBytes(limits.identity_images + 1),
  });

  on(listPackages, schema.listPackages, async ({ module_id }, caller) => {
    const [rows, type] = await Promise.all([
      listAllPackages(caller.db),
      module_id === undefined ? null : findModuleType(caller.db, module_id),
    ]);
    // A module that does not exist has none.
    const offered = rows.filter((row) => (type === null ? row.status : type !== undefined && isPackageFor(type, row)));
    return { packages: offered.map((row) => serializePackage(row, caller)) };
  });
};

function serializePackage(row: PackageRow, caller: Caller) {
  return {
    id: row.id,
    package_name: localizeText(row.package_name, caller),
    text: localizeText(row.text, caller),
    price: row.price,
    validity: row.validity,
    max_order: row.max_order === null ? 'unlimited' : String(row.max_order),
    max_product: row.max_product === null ? 'unlimited' : String(row.max_product),
    pos: bit(row.pos),
    mobile_app: bit(row.mobile_app),
    chat: bit(row.chat),
    review: bit(row.review),
    self_delivery: bit(row.self_delivery),
    status: bit(row.status),
    default: bit(row.default),
    colour: row.colour,
    module_type: row.module_type,
  };
}
