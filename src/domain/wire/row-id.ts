/**
 * Which numbers are valid ids. For any other number a database query fails.
 * Spec: beyond the specification; ids are whole numbers (wire-format §1.6).
 */

/** The largest value of an id column, and of a points column. */
export const ROW_ID_MAX = 2_147_483_647;

export function isRowId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= ROW_ID_MAX;
}
