/**
 * Which module a customer is in after choosing a place.
 * Spec: accounts §4, "Location"; ordering §4, "Module switch". The files do not say it: the chosen module stays where
 * the zone has it, otherwise the zone's first one takes its place.
 */
export function moduleInZones<M extends { id: number }>(
  zones: readonly { modules: readonly M[] }[],
  current: { id: number } | null,
): M | null {
  const offered = zones.flatMap(({ modules }) => modules);
  return offered.find(({ id }) => id === current?.id) ?? offered[0] ?? null;
}
