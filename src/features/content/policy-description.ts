import { plainText } from '@/features/item/plain-text';
import { metaDescription } from '@/features/item/product/meta-description';

/** What search engines show of a policy: the beginning of what it says, without headings; `page` while it says little. */
export function policyDescription(html: string, page: string): string {
  return metaDescription(plainText(html.replace(/<h\d\b.*?<\/h\d>/gs, ' ')), page);
}
