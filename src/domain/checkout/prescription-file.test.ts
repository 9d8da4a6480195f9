import { describe, expect, it } from 'vitest';
import { acceptedPrescriptions, prescriptionProblem } from './prescription-file';

const MB = 1024 * 1024;

describe('prescriptionProblem', () => {
  it.each([
    ['a photo', 'image/jpeg', MB, 0, null],
    ['a PDF of the largest size', 'application/pdf', 2 * MB, 4, null],
    ['a PDF that is larger', 'application/pdf', 2 * MB + 1, 0, 'image_size'],
    ['a photo that is larger', 'image/png', 2 * MB + 1, 0, 'image_size'],
    ['a text', 'text/plain', 10, 0, 'image_type'],
    ['no type', '', 10, 0, 'image_type'],
    ['the sixth file', 'image/png', 10, 5, 'too_many'],
  ])('%s', (_what, type, size, kept, problem) => {
    expect(prescriptionProblem({ type, size }, kept)).toBe(problem);
  });

  it('offers images and PDF in the file field', () => {
    expect(acceptedPrescriptions).toBe('image/jpeg,image/jpg,image/png,image/gif,application/pdf');
  });
});
