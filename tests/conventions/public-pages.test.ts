import { describe, expect, it } from 'vitest';
import { publicPages } from '../../src/cli/public-pages.mjs';
import { filesBelow, read } from './files';

/** Converts `src/pages/store/[id].tsx` to `/store/[id]`. */
const pages = filesBelow('src/pages')
  .filter((file) => file.endsWith('.tsx') && read(file).includes('getStaticProps'))
  .map((file) => file.replace(/^.*src\/pages/, '').replace(/(\/\[\[\.\.\.rest\]\])?\.tsx$/, '') || '/')
  .filter((path) => !path.startsWith('/home'));

/** `/store/:path*` covers `/store` and everything below it. */
const isNamed = (path: string) =>
  publicPages.some(
    (publicPage) =>
      publicPage === path ||
      (publicPage.endsWith('/:path*') && `${path}/`.startsWith(publicPage.slice(0, -':path*'.length))),
  );

describe('pages that are rendered once for everybody', () => {
  it('exist', () => expect(pages.length).toBeGreaterThan(30));

  it.each(pages)('%s is not kept by shared caches once it is old', (path) => expect(isNamed(path)).toBe(true));
});
