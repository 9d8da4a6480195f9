/**
 * Removes the first heading of a text when it only repeats the page's title; the other headings move up if none of its
 * rank is left. `html` is already sanitized.
 * Spec: wire-format §2.4.
 */
export function withoutTitle(html: string, title: string): string {
  const [heading, text] = /^\s*<h2>([^<]*)<\/h2>/.exec(html) ?? [];
  const isSame = text?.trim().toLowerCase() === title.trim().toLowerCase();
  if (heading === undefined || !isSame) return html;
  const rest = html.slice(heading.length);
  return rest.includes('<h2>') ? rest : rest.replace(/<(\/?)h3>/g, '<$1h2>');
}
