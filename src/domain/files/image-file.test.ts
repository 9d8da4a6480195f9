import { describe, expect, it } from 'vitest';
import { acceptedImages, imageProblem, sizeToSend } from './image-file';

const MB = 1024 * 1024;

describe('imageProblem', () => {
  it.each([
    ['[PROF-18] accepts jpeg', 'image/jpeg', 1, null],
    ['[PROF-18] accepts jpg', 'image/jpg', 1, null],
    ['[PROF-18] accepts png', 'image/png', 1, null],
    ['[PROF-18] accepts gif', 'image/gif', 1, null],
    ['[PROF-19] refuses avif', 'image/avif', 1, 'image_type'],
    ['[PROF-19] refuses webp', 'image/webp', 1, 'image_type'],
    ['[PROF-19] refuses pdf', 'application/pdf', 1, 'image_type'],
    ['[PROF-19] refuses what is not mentioned', 'image/svg+xml', 1, 'image_type'],
    ['[PROF-19] refuses a file of no type', '', 1, 'image_type'],
    ['[PROF-21] accepts 2 MB', 'image/png', 2 * MB, null],
    ['[PROF-21] refuses more than 2 MB', 'image/png', 2 * MB + 1, 'image_size'],
  ])('%s', (_rule, type, size, problem) => expect(imageProblem({ type, size })).toBe(problem));

  it('[PROF-18] names the accepted types to the file field', () =>
    expect(acceptedImages).toBe('image/jpeg,image/jpg,image/png,image/gif'));
});

describe('[PROF-21] a picture that is too heavy is sent', () => {
  it.each([
    ['as a telephone takes it', { width: 4032, height: 3024 }, { width: 2000, height: 1500 }],
    ['taken upright', { width: 3000, height: 4000 }, { width: 1500, height: 2000 }],
    ['of that size already', { width: 2000, height: 900 }, { width: 2000, height: 900 }],
    ['smaller, as it is', { width: 640, height: 480 }, { width: 640, height: 480 }],
    ['as thin as a line', { width: 20_000, height: 2 }, { width: 2000, height: 1 }],
  ])('%s', (_case, size, sent) => expect(sizeToSend(size)).toEqual(sent));
});
