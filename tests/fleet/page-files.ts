import type { Answer, Visitor } from './visitor';

/** A script, a style sheet or the messages, as an element of a page names it. */
const NAMED = /(?:src|href)="(\/(?:_next\/static|i18n)\/[^"]+\.(?:js|css))"/g;

/**
 * Loads whatever scripts and styles a page names, as its browser does, but for those that it has `loaded` before. Each is
 * there, whichever build the page comes from.
 */
export async function loadFiles(visitor: Visitor, page: Answer, loaded: Set<string>): Promise<void> {
  const named = [...page.body.toString().matchAll(NAMED)].map(([, file = '']) => file);
  if (named.length === 0) throw new Error('A page names no script');
  for (const file of named.filter((file) => !loaded.has(file))) {
    const { status } = await visitor.ask(`GET ${file}`);
    if (status !== 200) throw new Error(`A page names ${file}, which was answered ${status}`);
    loaded.add(file);
  }
}
