import { limits } from '@/domain/limits';
import { sizeToSend } from '@/domain/files/image-file';

/** Qualities, tried in order; the first result that is small enough is sent. */
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Compresses a picture to a JPEG of at most 2 MB, upright and under its own name (accounts §9). Undefined if the
 * browser cannot decode it or cannot make it small enough.
 */
export async function lightenPicture(file: File): Promise<File | undefined> {
  try {
    const canvas = await drawPicture(file);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, quality));
      if (blob?.type === TYPE && blob.size <= limits.image_bytes_max) return toFile(blob, file);
    }
  } catch {
    // The file starts like a picture but is none, or it is too large for this browser.
  }
  return undefined;
}

const TYPE = 'image/jpeg';

async function drawPicture(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = Object.assign(document.createElement('canvas'), sizeToSend(picture));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // Transparent pixels become white; in a JPEG they would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

function toFile(blob: Blob, { name, lastModified }: File): File {
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: TYPE, lastModified });
}
