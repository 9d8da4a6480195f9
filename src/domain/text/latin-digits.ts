/**
 * Converts numbers from an Arabic (`٥٠٫٥`) or Persian (`۵۰٫۵`) keyboard to the digits that forms and calls use: `50.5`.
 * The thousands separator (`١٬٠٠٠`) becomes a comma as in the shop. Other characters stay.
 * Spec: beyond §2.10.
 */
export function latinDigits(text: string): string {
  // The last four bits of each of these characters are the digit.
  return text
    .replace(/[٠-٩۰-۹]/g, (sign) => String(sign.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
