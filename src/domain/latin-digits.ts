/**
 * Numbers as an Arabic keyboard writes them (`٥٠٫٥`), or a Persian one (`۵۰٫۵`), in the digits that forms and calls
 * count with: `50.5`. What is no such sign stays.
 * Spec: beyond §2.10.
 */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll('٫', '.');
}

const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
