import { describe, expect, it } from 'vitest';
import { publicPages } from '../../src/cli/public-pages.mjs';
import { filesBelow, read } from './files';

/** `src/pages/store/[id].tsx` is `/store/[id]`. */
const pages = filesBelow('src/pages')
  .filter((file) => file.endsWith('.tsx') && read(file).includes('getStaticProps'))
  .map((file) => file.replace(/^.*src\/pages/, '').replace(/(\/\[\[\.\.\.rest\]\])?\.tsx$/, '') || '/')
  .filter((path) => !path.startsWith('/home'));

/** `/store/:path*` is `/store` and what is below it. */
const isNamed = (path: string) =>
  publicPages.some(
    (it) => it === path || (it.endsWith('/:path*') && `${path}/`.startsWith(it.slice(0, -':path*'.length))),
  );

describe('pages that are rendered once for everybody', () => {
  it('are there', () => expect(pages.length).toBeGreaterThan(30));

  it.each(pages)('%s is not kept by shared caches once it is old', (path) => expect(isNamed(path)).toBe(true));
});
