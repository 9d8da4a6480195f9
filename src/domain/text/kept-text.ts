/**
 * Removes from a text what databases refuse: NUL and single halves of surrogate pairs, both of which JSON can carry.
 * Spec: beyond the specification.
 */
export function keptText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
