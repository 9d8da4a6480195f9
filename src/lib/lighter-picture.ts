import { limits } from '@/domain/limits';
import { sizeToSend } from '@/domain/files/image-file';

/** Tried one after another; the first that is light enough is sent. */
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * The picture as a JPEG of at most 2 MB, drawn as it is held upright, under its own name (accounts §9). Undefined where
 * the browser can not read it or it can not be made light enough.
 */
export async function lightenPicture(file: File): Promise<File | undefined> {
  try {
    const canvas = await drawPicture(file);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, quality));
      if (blob?.type === TYPE && blob.size <= limits.image_bytes_max) return toFile(blob, file);
    }
  } catch {
    // It begins like a picture and is none, or is too large for this browser.
  }
  return undefined;
}

const TYPE = 'image/jpeg';

async function drawPicture(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = Object.assign(document.createElement('canvas'), sizeToSend(picture));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // What can be seen through is white on paper; a JPEG would make it black.
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
