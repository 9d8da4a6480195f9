/** The list of all tables, which drizzle needs in one piece. */
export * from './place';
export * from './category';
export * from './business';
export * from './store';
export * from './customer';
export * from './item';
export * from './promotion';
export * from './delivery';
export * from './rental';
export * from './cart';
export * from './parcel';
export * from './order';
export * from './payment';
export * from './trip';
export * from './message';
export * from './setting';
export * from './market';
