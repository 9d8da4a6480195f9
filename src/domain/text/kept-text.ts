/**
 * Of a text what every database keeps: neither NUL nor half of a pair of surrogates, both of which JSON can write.
 * Spec: wire-format §1.6 (bodies are JSON); beyond the specification, which knows no such texts.
 */
export function keptText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
