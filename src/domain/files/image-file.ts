/**
 * The accepted image files, and the size to which a picture is reduced when it is too large to upload.
 * Spec: accounts §5, "Image upload", and §9; types that the specification does not mention are refused as well.
 */
import { limits } from '../limits';

export type ImageProblem = 'image_type' | 'image_size';

/** `type` is the MIME type, `size` is in bytes. */
export function imageProblem(file: { type: string; size: number }): ImageProblem | null {
  if (!ACCEPTED.has(file.type.toLowerCase())) return 'image_type';
  return file.size > limits.image_bytes_max ? 'image_size' : null;
}

type Size = { width: number; height: number };

/**
 * Width and height in pixels. Keeps the aspect ratio, limits the longest side to the stored maximum and never enlarges.
 */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, limits.image_side_max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const ACCEPTED = new Set(['image/jpeg', 'image/jpg', 'image/png', 'image/gif']);

/** For the `accept` attribute of a file field. */
export const acceptedImages = [...ACCEPTED].join(',');
