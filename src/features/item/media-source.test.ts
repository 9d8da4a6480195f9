import { describe, expect, it } from 'vitest';
import { largeSource, mediaSource } from './media-source';

const OURS = 'https://shop.example/api/v1/media/bun.webp';
const FOREIGN = 'https://other.example/storage/bun.webp';

describe('the picture of an item or a store', () => {
  it('has a srcset of the stored sizes', () => {
    expect(mediaSource(OURS, 'item', '46vw', 'A bun')).toEqual({
      ...{ src: OURS, alt: 'A bun', width: 600, height: 450, sizes: '46vw' },
      srcSet: `https://shop.example/api/v1/media/bun-300.webp 300w, ${OURS} 600w`,
    });
    expect(mediaSource(OURS, 'cover', '100vw').srcSet).toContain('bun-600.webp 600w');
  });

  it.each([
    ['of another back end', FOREIGN],
    ['of another kind', 'https://shop.example/api/v1/media/bun.png'],
  ])('has only its own URL %s', (_what, url) => {
    expect(mediaSource(url, 'item', '46vw')).toEqual({ src: url, alt: '', width: 600, height: 450 });
    expect(largeSource(url)).toBe(url);
  });

  it('is a placeholder if there is none', () =>
    expect(mediaSource(null, 'item', '46vw')).toEqual({
      ...{ src: '/images/no-picture.svg', alt: '', width: 600, height: 450 },
    }));

  it('is larger on its own page', () =>
    expect(largeSource(OURS)).toBe('https://shop.example/api/v1/media/bun-1200x1800.webp'));
});
