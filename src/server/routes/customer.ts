import * as customer from '@/contract/customer/customer';
import { listSuggestionsForMe } from '@/contract/customer/customer-lists';
import * as writes from '@/contract/customer/customer-writes';
import * as schema from '@/contract/customer/customer.schema';
import { nothing } from '@/contract/core/fields';
import { zonesAt } from '@/domain/place/geo-zone';
import { translate } from '@/i18n/both';
import { tellFormerContacts } from '../accounts/notice';
import { ApiError, type Routes } from '../http/api';
import { eraseAccount, isUnderWay } from '../data/account-removal';
import { findCustomerById } from '../data/customer';
import { lockOwner } from '../data/guest';
import { listItems } from '../data/catalogue/item-list';
import { findMarket } from '../data/market';
import { listAllZones } from '../data/place';
import * as data from '../data/profile';
import { loadSettings } from '../data/setting';
import { queueUploads } from '../data/upload';
import { createView } from '../data/view';
import { serializeCustomer } from '../serializers/customer';
import { serializeItem } from '../serializers/item';
import {
  forCustomers,
  requireCustomer,
  requireMarket,
  requireModule,
  requireOpenSession,
  whileOpen,
} from '../http/guards';
import { changeProfile } from '../accounts/profile-update';
import { logSecurityEvent } from '../http/security-event';
import { refuseOldProof } from '../accounts/proof';
import { removeUploads } from '../media/upload-removal';

/** Spec: wire-format §3.8–3.13. */
export const customerRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(customer.getCustomer, nothing, async (_input, caller) => {
    const { id } = requireCustomer(caller);
    if (!caller.names_language) throw new ApiError('current_language_key');
    const row = await data.findProfile(caller.db, id);
    if (!row) throw new ApiError('auth-001');
    return serializeCustomer(row, await loadSettings(caller.db), caller);
  });

  onCustomer(writes.updateProfile, schema.updateProfile, changeProfile, { bytes: FORM_BYTES });

  onCustomer(writes.removeAccount, nothing, async (_input, caller) => {
    const { id } = requireCustomer(caller);
    if (await isUnderWay(caller.db, id, caller.now)) throw new ApiError('on-going');
    await refuseOldProof(caller);
    const before = await findCustomerById(caller.db, id);
    const files = await caller.db.transaction(async (db) => {
      // The lock keeps orders from being placed meanwhile.
      await lockOwner(db, { customer_id: id, guest_id: null });
      await requireOpenSession(db, caller);
      if (await isUnderWay(db, id, caller.now)) throw new ApiError('on-going');
      const erased = await eraseAccount(db, id);
      await queueUploads(db, erased);
      return erased;
    });
    logSecurityEvent(caller, 'account_removed', { account: id });
    if (before) await tellFormerContacts(caller, before, ['deletion']);
    await removeUploads(caller.db, files);
    return [];
  });

  onCustomer(
    writes.savePushToken,
    schema.savePushToken,
    async ({ cm_firebase_token }, caller) => {
      const session = requireCustomer(caller);
      await whileOpen(caller, (db) => data.savePushToken(db, session, cm_firebase_token));
      return { message: translate(caller.language, 'answers.push_token_saved') };
    },
    { also: 'put' },
  );

  onCustomer(writes.updateInterest, schema.updateInterest, async ({ interest }, caller) => {
    const { id: user_id } = requireCustomer(caller);
    const module_id = requireModule(caller);
    const category_ids = [...new Set(interest)];
    const known = await data.countMainCategories(caller.db, module_id, category_ids);
    if (known !== category_ids.length || !(await findMarket(caller.db, module_id, []))) throw new ApiError('interest');
    await caller.db.transaction((db) => data.saveInterests(db, { user_id, module_id, category_ids }));
    return { message: translate(caller.language, 'answers.interest_saved') };
  });

  onCustomer(writes.updateZone, nothing, async (_input, caller) => {
    const { id } = requireCustomer(caller);
    if (!caller.at) throw new ApiError('longitude-latitude');
    const open = (await listAllZones(caller.db)).filter(({ status }) => status);
    const [zone] = zonesAt(caller.at, open);
    await data.saveZone(caller.db, id, zone?.id ?? null);
    return [];
  });

  onCustomer(listSuggestionsForMe, nothing, async (_input, caller) => {
    const { id } = requireCustomer(caller);
    const { module_id, zone_ids } = requireMarket(caller);
    const market = await findMarket(caller.db, module_id, zone_ids);
    if (!market) throw new ApiError('moduleId');
    const view = await createView(caller);
    const category_ids = await data.listInterests(caller.db, id, module_id);
    const query = { filter: { market, category_ids }, order: 'popular' as const, page: { limit: 5, offset: 1 } };
    return (await listItems(caller.db, query, view)).rows.map((row) => serializeItem(row, view));
  });
};

/** A picture of 2 MB and the fields beside it. */
const FORM_BYTES = 3 * 1024 * 1024;
