/**
 * Which lines of an order may be replaced by something similar where they are not there. What needs a prescription never
 * is: the doctor has chosen it.
 * Spec: beyond §2.21 (prescription items are locked to "do not replace").
 */
import { isOn, type Flag } from '../wire/wire';

export type Replaceable = 'all' | 'some' | 'none';

type Line = { is_prescription_required?: Flag };

/** `by_prescription`: the pharmacist chooses the items later, all of them from a prescription. */
export function replaceable(lines: readonly Line[], by_prescription: boolean): Replaceable {
  if (by_prescription) return 'none';
  const locked = lines.filter(({ is_prescription_required }) => isOn(is_prescription_required)).length;
  if (locked === 0) return 'all';
  return locked < lines.length ? 'some' : 'none';
}
