import { importPart } from '@/lib/import-part';
import { singleDrawer } from '@/lib/single-drawer';

/** Preloads the rental cart drawer; call it when a press is likely. */
export const loadRentalCart = () => importPart(() => import('./rental-cart-drawer'));

/** Opens the rental cart drawer; lazy: loaded with its first opening. */
export const openRentalCart = singleDrawer(() => loadRentalCart().then((mod) => mod.RentalCartDrawer));
