/**
 * Which image files are accepted.
 * Spec: accounts §5, "Image upload", and §9; types that the specification does not mention are refused, too.
 */
import { limits } from './limits';

export type ImageProblem = 'image_type' | 'image_size';

/** `type` is the MIME type, `size` is in bytes. */
export function imageProblem(file: { type: string; size: number }): ImageProblem | null {
  if (!ACCEPTED.has(file.type.toLowerCase())) return 'image_type';
  return file.size > limits.image_bytes_max ? 'image_size' : null;
}

const ACCEPTED = new Set(['image/jpeg', 'image/jpg', 'image/png', 'image/gif']);

/** For the `accept` attribute of a file field. */
export const acceptedImages = [...ACCEPTED].join(',');
