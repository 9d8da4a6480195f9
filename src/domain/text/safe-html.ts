/**
 * Makes HTML that the business has written harmless: a few elements and web links are kept, everything else is
 * reduced to its text.
 * Spec: api-contract §2.4 (policies are HTML); the list of elements is chosen.
 */
export function safeHtml(html: string): string {
  const open: string[] = [];
  let out = '';
  for (const [token] of withoutHidden(html).matchAll(TOKEN)) {
    const [, slash, name = '', attributes = ''] = TAG.exec(token) ?? [];
    if (name === '') {
      out += escaped(token);
      continue;
    }
    const tag = RENAMED[name.toLowerCase()] ?? name.toLowerCase();
    if (tag === 'br') out += ' ';
    if (!KEPT.has(tag)) continue;
    out += slash ? closed(tag, open) : opened(tag, attributes, open);
  }
  return out + open.reverse().map(end).join('');
}

/** Without its first heading when that only repeats the page's title; the ranks below it move up if none is left. */
export function withoutTitle(html: string, title: string): string {
  const [heading, text] = /^\s*<h2>([^<]*)<\/h2>/.exec(html) ?? [];
  const isSame = text?.trim().toLowerCase() === title.trim().toLowerCase();
  if (heading === undefined || !isSame) return html;
  const rest = html.slice(heading.length);
  return rest.includes('<h2>') ? rest : rest.replace(/<(\/?)h3>/g, '<$1h2>');
}

const KEPT = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a']);
const RENAMED: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
const TOKEN = /<\/?[a-z][^<>]*>|[^<]+|</gi;
const TAG = /^<(\/?)([a-z][a-z0-9]*)\b([^>]*)>$/i;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** An address on the web, or within this site: `//elsewhere` and other schemes are neither. */
const WEB = /^(https?:\/\/|\/(?!\/|\\)|#)/i;

/** What no reader should see, with all that is in it. */
function withoutHidden(html: string): string {
  return html.replace(/<!--[\s\S]*?(-->|$)/g, '').replace(/<(script|style|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, '');
}

function opened(tag: string, attributes: string, open: string[]): string {
  if (tag !== 'a') {
    open.push(tag);
    return `<${tag}>`;
  }
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? '').trim();
  if (!WEB.test(href)) return '';
  open.push(tag);
  return `<a href="${escaped(href).replace(/"/g, '&quot;')}">`;
}

/** Also closes what was left open inside; an end without a beginning is dropped. */
function closed(tag: string, open: string[]): string {
  const at = open.lastIndexOf(tag);
  return at < 0 ? '' : open.splice(at).reverse().map(end).join('');
}

function end(tag: string): string {
  return `</${tag}>`;
}

/** Entities that are already there stay. */
function escaped(text: string): string {
  return text
    .replace(/&(?!(#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
