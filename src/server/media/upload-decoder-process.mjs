/**
 * Re-encodes the pictures that customers send, in its own process (started by upload-decoder.ts): its memory is freed
 * when the process ends, and a picture that crashes the decoder crashes nothing else.
 * Plain JavaScript, because it is not part of the build.
 */
import sharp from 'sharp';

// Decoded pictures are used only once, so no cache. One thread leaves the other core to the shop.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ id, bytes, square, side, pixels, seconds }) => {
  const painted = await paint(bytes, { square, side, pixels, seconds }).catch(() => null);
  process.send({ id, painted });
});
process.on('disconnect', () => process.exit());

/** Returns a WebP with nothing but the pixels of the sent file; null for too many pixels. */
async function paint(bytes, { square, side, pixels, seconds }) {
  // Reads only the first frame of an animation, and row by row, so that most pictures are never completely in memory.
  const safely = { limitInputPixels: pixels, failOn: 'error', pages: 1, sequentialRead: true };
  const { width, height } = await sharp(bytes, safely).metadata();
  if (width * height > pixels) return null;
  const upright = sharp(bytes, safely).timeout({ seconds }).rotate();
  const sized = square
    ? upright.resize(square, square, { fit: 'cover' })
    : upright.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return sized.webp({ quality: 82 }).toBuffer();
}
