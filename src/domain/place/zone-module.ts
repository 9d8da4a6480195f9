/**
 * The active module after a place is chosen.
 * Spec: accounts §4, "Location"; ordering §4, "Module switch". The rule is not specified: the current module stays if
 * the zone has it, otherwise the zone's first module becomes active.
 */
export function moduleInZones<M extends { id: number }>(
  zones: readonly { modules: readonly M[] }[],
  current: { id: number } | null,
): M | null {
  const offered = zones.flatMap(({ modules }) => modules);
  return offered.find(({ id }) => id === current?.id) ?? offered[0] ?? null;
}
