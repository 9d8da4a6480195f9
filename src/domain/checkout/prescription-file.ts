/**
 * The files that are accepted as a prescription.
 * Spec: wire-format §7.1 (`order_attachment`); accounts §5, "Image upload": a PDF may be sent like an image, with the
 * same size limit.
 */
import { acceptedImages, imageProblem, type ImageProblem } from '../files/image-file';
import { limits } from '../limits';

export type PrescriptionProblem = ImageProblem | 'too_many';

type FileFacts = { type: string; size: number };

/** `kept` is the number of files already chosen; sizes are in bytes. */
export function prescriptionProblem(file: FileFacts, kept: number): PrescriptionProblem | null {
  if (kept >= limits.files_per_order) return 'too_many';
  if (file.type.toLowerCase() !== PDF) return imageProblem(file);
  return file.size > limits.image_bytes_max ? 'image_size' : null;
}

const PDF = 'application/pdf';

/** For the `accept` attribute of a file field. */
export const acceptedPrescriptions = `${acceptedImages},${PDF}`;
