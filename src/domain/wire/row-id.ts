/**
 * Which numbers can be ids: asked for any other, a database answers with an error.
 * Spec: beyond the specification; ids are whole numbers (wire-format §1.6).
 */

/** The largest that a column of ids takes, and one of points. */
export const ROW_ID_MAX = 2_147_483_647;

export function isRowId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= ROW_ID_MAX;
}
