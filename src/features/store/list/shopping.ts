import type { ModuleType } from '@/contract/catalogue/module';

/** The modules whose home shows stores and items; each has its own word for a store. */
export type ShoppingType = Exclude<ModuleType, 'parcel' | 'rental'>;

export function isShopping(type: ModuleType): type is ShoppingType {
  return type !== 'parcel' && type !== 'rental';
}

/** The module type whose wording a list uses; falls back to that of shops. */
export function shopping(type: ModuleType): ShoppingType {
  return isShopping(type) ? type : 'ecommerce';
}
