/**
 * Back ends store a description as text or as HTML; the shop shows all of them as text.
 * Spec: wire-format §5.1.
 */

/** The most characters of a text that are read. */
const LENGTH_MAX = 20_000;

/** What an HTML text says. A text without tags and character references stays as it is. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html
    .slice(0, LENGTH_MAX)
    .replace(UNREAD, ' ')
    .replace(REFERENCE, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Comments, what stands in them or in a style or script, and tags; the `<` of a comparison begins none. */
const UNREAD =
  /<!--.*?-->|<(style|script)\b.*?<\/\1>|<\/?[a-z][\w:-]*(\s+[\w:-]+(=("[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>/gis;

const REFERENCE = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

/** undefined for a name that is not known. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED.get(name);
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

/** The names of the characters 160 to 255, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring ' +
  'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml ' +
  'times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil ' +
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ' +
  'ugrave uacute ucirc uuml yacute thorn yuml';

/** Punctuation and signs that editors name. */
const SIGNS: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–' },
  ...{ mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”' },
  ...{ bdquo: '„', lsaquo: '‹', rsaquo: '›', hellip: '…', bull: '•', dagger: '†' },
  ...{ Dagger: '‡', prime: '′', Prime: '″', permil: '‰', euro: '€', trade: '™' },
  ...{ minus: '−', le: '≤', ge: '≥', ne: '≠', asymp: '≈', infin: '∞' },
  ...{ larr: '←', rarr: '→', hearts: '♥', OElig: 'Œ', oelig: 'œ', Scaron: 'Š' },
  ...{ scaron: 'š', Yuml: 'Ÿ', ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: '\u200c' },
  ...{ zwj: '\u200d', lrm: '\u200e', rlm: '\u200f' },
};

const NAMED = new Map([
  ...LATIN.split(' ').map((name, n) => [name, String.fromCodePoint(160 + n)] as const),
  ...Object.entries(SIGNS),
]);
