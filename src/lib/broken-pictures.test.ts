// @document
import { expect, it } from 'vitest';
import { mendBrokenPictures } from './broken-pictures';

it('[beyond §4] a picture that fails to load gets a placeholder; a map tile does not', () => {
  document.body.innerHTML = '<img loading="lazy" src="/a.webp" srcset="/a-2.webp 2x"><img src="/tile.png">';
  const leave = mendBrokenPictures();
  const [picture, tile] = [...document.images];
  for (const image of document.images) image.dispatchEvent(new Event('error'));
  expect(picture?.getAttribute('src')).toBe('/images/no-picture.svg');
  expect(picture?.hasAttribute('srcset')).toBe(false);
  expect(tile?.getAttribute('src')).toBe('/tile.png');
  leave();
});
