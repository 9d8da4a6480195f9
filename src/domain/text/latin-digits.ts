/**
 * Numbers as an Arabic keyboard writes them (`٥٠٫٥`), or a Persian one (`۵۰٫۵`), in the digits that forms and calls
 * count with: `50.5`. The sign between thousands (`١٬٠٠٠`) becomes the comma that the shop writes there. What is no such sign stays.
 * Spec: beyond §2.10.
 */
export function latinDigits(text: string): string {
  // The last four bits of each of these signs are the digit.
  return text
    .replace(/[٠-٩۰-۹]/g, (sign) => String(sign.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
