/**
 * Removes the characters that databases refuse: NUL and lone surrogates, both of which JSON can contain.
 * Spec: beyond the specification.
 */
export function keptText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
