/**
 * The link that calls a phone number, however it is written.
 * Spec: RFC 3966; beyond the specification.
 */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
