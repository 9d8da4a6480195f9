import type { ModuleType } from '@/contract/catalogue/module';

/** The modules whose home is one of stores and items; each has its own word for a store. */
export type ShoppingType = Exclude<ModuleType, 'parcel' | 'rental'>;

export function isShopping(type: ModuleType): type is ShoppingType {
  return type !== 'parcel' && type !== 'rental';
}

/** Whose words a list uses; those of the shops where there are none. */
export function shopping(type: ModuleType): ShoppingType {
  return isShopping(type) ? type : 'ecommerce';
}
