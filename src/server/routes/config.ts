import { getConfig } from '@/contract/config';
import { CONFIG_KEYS, EXTENSIONS, GATEWAY_KEYS, PICTURE_FOLDERS } from '@/contract/core/config-keys';
import { nothing } from '@/contract/core/fields';
import { list, record, text } from '@/contract/core/wire-values';
import { findGateway } from '../adapters/payment/gateway';
import type { Routes } from '../http/api';
import { localizeSettings } from '../data/sql/localize-settings';
import { listOfferedModules } from '../data/market';
import { listModulesIn } from '../data/place';
import { loadSettings } from '../data/setting';
import { serializeModule } from '../serializers/place';
import { DEMO_CODE, isDemo } from '../config/demo-mode';
import { serializeIdentity } from '../accounts/identity';

/** A gateway without its keys, or the sandbox outside the demo, is not offered. */
function isSetUp(method: unknown): boolean {
  return findGateway(text(record(method).gateway)) !== null;
}

function only<Key extends string>(row: Record<string, unknown>, keys: readonly Key[]): Partial<Record<Key, unknown>> {
  const entries = keys.filter((key) => key in row).map((key) => [key, row[key]]);
  // The keys are those that were asked for.
  return Object.fromEntries(entries) as Partial<Record<Key, unknown>>;
}

export const configRoutes: Routes = (on) => {
  on(getConfig, nothing, async (_input, caller) => {
    const [settings, modules] = await Promise.all([loadSettings(caller.db), listOfferedModules(caller.db)]);
    const values = only(localizeSettings(settings, caller), CONFIG_KEYS);
    const gateways = list(values.active_payment_method_list).filter(isSetUp);
    // With one module alone nobody has to choose.
    const [single] = modules.length === 1 ? await listModulesIn(caller.db, null) : [];
    const pictures = `${caller.origin}/api/v1/media`;
    return {
      ...values,
      active_payment_method_list: gateways.map((gateway) => only(record(gateway), GATEWAY_KEYS)),
      ...serializeIdentity(settings),
      base_urls: Object.fromEntries(PICTURE_FOLDERS.map((pictureFolder) => [pictureFolder, pictures])),
      // An empty market has no zone or module to register for.
      ...(modules.length === 0 && { toggle_store_registration: false, toggle_dm_registration: false }),
      extensions: [...EXTENSIONS],
      demo: isDemo(),
      ...(isDemo() && { demo_code: DEMO_CODE }),
      module: single ? serializeModule(single, caller) : null,
    };
  });
};
