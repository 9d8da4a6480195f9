import sanitizeHtml, { type IOptions } from 'sanitize-html';

/**
 * Sanitizes HTML written by the business, so that it cannot run anything or cover the page. Headings, paragraphs,
 * lists, emphasis and web links are kept; other elements are reduced to their text. The library is large, so only the
 * server and `policy.read.ts` import this file (decision 024).
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
  // The content of these elements is not text for readers.
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
    // A link without a valid target is removed, but its text stays.
    a: (_name, { href = '' }) => {
      const address = href.replace(IGNORED, '');
      return isWeb(address) ? { tagName: 'a', attribs: { href: address } } : { tagName: 'span', attribs: {} };
    },
  },
};

/** Accepts web addresses and paths within this site. `//elsewhere` and other schemes are refused. */
function isWeb(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/|\\)|#)/i.test(address);
}

/** Characters that browsers ignore in an address. */
const IGNORED = /[\p{Cc}\s]+/gu;
