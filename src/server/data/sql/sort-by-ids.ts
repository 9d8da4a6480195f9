/** Rows in the order of the ids, without ids that have none. */
export function sortByIds<Row extends { id: number }>(ids: readonly number[], found: readonly Row[]): Row[] {
  const known = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
