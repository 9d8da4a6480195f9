import { listModules } from '@/contract/catalogue/module';
import * as schema from '@/contract/catalogue/module.schema';
import type { Routes } from '../http/api';
import { listModulesIn } from '../data/place';
import { serializeModule } from '../serializers/place';

export const moduleRoutes: Routes = (on) => {
  on(listModules, schema.listModules, async ({ zone_id }, caller) => {
    const rows =
      zone_id === undefined
        ? await listModulesIn(caller.db, caller.zone_ids.length > 0 ? caller.zone_ids : null)
        : await listModulesIn(caller.db, [zone_id], { without_parcel: true });
    return rows.map((row) => serializeModule(row, caller));
  });
};
