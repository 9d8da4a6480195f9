/**
 * What goes of a cart when the customer keeps the other one at sign-in: its lines in each module in which the two are of
 * different stores; in the others they are merged.
 * Spec: GUEST-09; beyond §2.19.
 */
type Line = { module_id: number; item: { store_id: number } };

export function droppedLines<L extends Line>(cart: readonly L[], kept: readonly L[]): L[] {
  return cart.filter(({ module_id }) => {
    const ofModule = (lines: readonly L[]) => lines.filter((line) => line.module_id === module_id);
    const others = ofModule(kept);
    return others.length > 0 && new Set([...ofModule(cart), ...others].map(({ item }) => item.store_id)).size > 1;
  });
}
