import type { PictureSource } from '@/ui/display/picture';

/**
 * Width of the smaller file (also its suffix) and of the full file that the embedded back end stores for each picture.
 */
const smaller = { item: { width: 300, full: 600 }, cover: { width: 600, full: 1200 } };

const boxes = { item: { width: 600, height: 450 }, cover: { width: 1200, height: 450 } };

/** The rendered width of a picture, as the `sizes` of an image. */
export const cardSizes = '(min-width: 1180px) 226px, (min-width: 768px) 226px, 46vw';
export const rowSizes = '(min-width: 860px) 168px, 128px';
export const storeSizes = '(min-width: 1180px) 290px, (min-width: 860px) 30vw, (min-width: 560px) 46vw, 100vw';

const isOurs = (src: string) => src.includes('/api/v1/media/') && src.endsWith('.webp');

/** 1200 by 1800 where the embedded back end renders it (accounts §9); elsewhere the picture itself. */
export function largeSource(src: string): string {
  return isOurs(src) ? `${src.slice(0, -'.webp'.length)}-1200x1800.webp` : src;
}

/** The `srcset` of a picture of our back end; other back ends have only the URL itself. */
export function mediaSource(url: string | null, kind: 'item' | 'cover', sizes: string, alt = ''): PictureSource {
  const src = url ?? '/images/no-picture.svg';
  const { width, full } = smaller[kind];
  return {
    src,
    alt,
    ...boxes[kind],
    ...(isOurs(src) && { srcSet: `${src.slice(0, -'.webp'.length)}-${width}.webp ${width}w, ${src} ${full}w`, sizes }),
  };
}
