import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

const page = read('docs/wire-format.md');

/** The first cells of the table behind a heading, without their quotes. */
function firstCells(heading: string): string[] {
  const [, part = ''] = page.split(`\n${heading}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(part) ?? [];
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

describe('docs/wire-format.md', () => {
  it('[HDR-07] has every header of its own that the storefront sends', () => {
    const sent = [...read('src/lib/api/http.ts').matchAll(/'(X-[\w-]+)'/g)].map(([, name]) => name);
    expect(sent).toEqual(expect.arrayContaining(['X-localization', 'X-Checks', 'X-software-id']));
    expect(firstCells('### 1.1 Headers')).toEqual(expect.arrayContaining(sent));
  });

  it('has every page, except those of rental and the policies, which stand in one line each', () => {
    const pages = filesBelow('src/pages')
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.replace('src/pages', '').replace(/(\/\[\[\.\.\.\w+\]\])?\.tsx$/, '') || '/')
      .filter((path) => !/^\/(\d+|_app|_document)$|^\/rental\/|-policy$|^\/terms/.test(path));
    expect(pages.length).toBeGreaterThan(20);
    const shown = firstCells('## 10. Pages');
    expect(pages.filter((path) => !shown.includes(path))).toEqual([]);
  });
});
