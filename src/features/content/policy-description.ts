import { plainText } from '@/domain/text/plain-text';
import { metaDescription } from '@/features/item/product/meta-description';

/** The meta description of a policy: the start of its text without headings; `page` if that is too short. */
export function policyDescription(html: string, page: string): string {
  return metaDescription(plainText(html.replace(/<h\d\b.*?<\/h\d>/gs, ' ')), page);
}
