/**
 * Paints anew the pictures that customers send, in a process of its own (image-process.ts starts it): what a picture
 * takes of memory goes with the process, and a picture that breaks the decoder breaks nothing else.
 * Plain JavaScript, since it is no part of the build.
 */
import sharp from 'sharp';

// Decoded pictures are used once, and one thread each leaves the other core to the shop.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ id, bytes, square, side, pixels, seconds }) => {
  const painted = await paint(bytes, { square, side, pixels, seconds }).catch(() => null);
  process.send({ id, painted });
});
process.on('disconnect', () => process.exit());

/** A WebP without anything that the sent file told beside its pixels; null for too many pixels. */
async function paint(bytes, { square, side, pixels, seconds }) {
  // Only the first frame of an animated picture is read. Reading row by row means that most pictures are never held
  // whole.
  const safely = { limitInputPixels: pixels, failOn: 'error', pages: 1, sequentialRead: true };
  const { width, height } = await sharp(bytes, safely).metadata();
  if (width * height > pixels) return null;
  const upright = sharp(bytes, safely).timeout({ seconds }).rotate();
  const sized = square
    ? upright.resize(square, square, { fit: 'cover' })
    : upright.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return sized.webp({ quality: 82 }).toBuffer();
}
