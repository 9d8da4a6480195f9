import type { ModuleFacts, ModuleInZones, ModuleRow, PivotRow, ZoneRow } from '../data/place';
import { bit, mediaUrl, localizeText, type View } from '../data/view';

/** A zone with the rates of its modules (wire-format §2.2). */
export function serializeZone(row: ZoneRow, view: Pick<View, 'language' | 'origin'>) {
  return {
    id: row.id,
    name: localizeText(row.name, view),
    display_name: localizeText(row.display_name, view),
    status: bit(row.status),
    cash_on_delivery: row.cash_on_delivery,
    digital_payment: row.digital_payment,
    offline_payment: row.offline_payment,
    increased_delivery_fee: row.increased_delivery_fee,
    increased_delivery_fee_status: bit(row.increased_delivery_fee_status),
    increased_delivery_fee_type: row.increased_delivery_fee_type,
    increase_delivery_charge_message: localizeText(row.increase_delivery_charge_message, view),
    modules: row.modules.map((module) => ({ ...serializeModule(module, view), pivot: serializePivot(module.pivot) })),
  };
}

export function serializeModule(
  row: ModuleRow & Partial<Pick<ModuleInZones, 'zones'>>,
  view: Pick<View, 'language' | 'origin'>,
) {
  return {
    ...serializeModuleFacts(row, view),
    thumbnail: row.thumbnail,
    thumbnail_full_url: mediaUrl(row.thumbnail, view),
    icon: row.icon,
    icon_full_url: mediaUrl(row.icon, view),
    description: localizeText(row.description, view),
    short_description: localizeText(row.short_description, view),
    stores_count: row.stores_count,
    items_count: row.items_count,
    theme_id: row.theme_id,
    zones: (row.zones ?? []).map(({ id, display_name }) => ({ id, name: localizeText(display_name, view) })),
  };
}

/** The module of an item or an order, which tells clients what kind of thing it is. */
export function serializeModuleFacts(row: ModuleFacts, view: Pick<View, 'language'>) {
  return {
    id: row.id,
    module_name: localizeText(row.module_name, view),
    module_type: row.module_type,
    slug: row.slug,
    status: row.status ? ('1' as const) : ('0' as const),
    all_zone_service: bit(row.all_zone_service),
  };
}

function serializePivot(row: PivotRow) {
  return {
    zone_id: row.zone_id,
    module_id: row.module_id,
    per_km_shipping_charge: row.per_km_shipping_charge,
    minimum_shipping_charge: row.minimum_shipping_charge,
    maximum_shipping_charge: row.maximum_shipping_charge,
    maximum_cod_order_amount: row.maximum_cod_order_amount,
    delivery_charge_type: row.delivery_charge_type,
    fixed_shipping_charge: row.fixed_shipping_charge,
  };
}
