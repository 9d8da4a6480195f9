import sanitizeHtml, { type IOptions } from 'sanitize-html';

/**
 * HTML that a business has written, without anything that could act or be drawn over the page: headings, paragraphs,
 * lists, emphasis and links to the web are kept, other elements are reduced to their text. The library is large, so
 * nothing but the server and `policy.read.ts` imports this file (decision 024).
 * Spec: wire-format §2.4; the list of elements is chosen.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

const OPTIONS: IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // What stands in these is no text for readers.
  nonTextTags: [
    'script',
    'style',
    'template',
    'noscript',
    'textarea',
    'option',
    'title',
    'iframe',
    'svg',
    'math',
    'xmp',
  ],
  parseStyleAttributes: false,
  enforceHtmlBoundary: false,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    // A link that leads nowhere is no link, but its text stays.
    a: (_name, { href = '' }) => {
      const address = href.replace(IGNORED, '');
      return isWeb(address) ? { tagName: 'a', attribs: { href: address } } : { tagName: 'span', attribs: {} };
    },
  },
};

/** An address on the web, or within this site: `//elsewhere` and other schemes are neither. */
function isWeb(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/|\\)|#)/i.test(address);
}

/** What browsers leave out of an address. */
const IGNORED = /[\p{Cc}\s]+/gu;
