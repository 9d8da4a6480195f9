import { onTestFinished, vi } from 'vitest';

const MB = 1024 * 1024;

/** A photo as a phone takes it, above the size limit. */
export const heavyPhoto = (name = 'IMG_2041.JPEG') => new File([new Uint8Array(6 * MB)], name, { type: 'image/jpeg' });

/**
 * Stubs the drawing functions that jsdom lacks, until the test ends: every picture has 4000 by 3000 pixels. `weight`
 * returns its size in bytes at a given quality.
 */
export function standInForDrawing() {
  const canvas = {
    drawn: [] as { width: number; height: number }[],
    weight: (_quality: number) => MB,
    canRead: () => Promise.resolve(),
  };
  const read = async () => {
    await canvas.canRead();
    return { width: 4000, height: 3000, close: () => {} };
  };
  Object.assign(globalThis, { createImageBitmap: read });
  const pen = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: (_picture: unknown, _x: number, _y: number, width: number, height: number) =>
      canvas.drawn.push({ width, height }),
  } as never);
  const brush = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type, quality) =>
      done(new Blob([new Uint8Array(canvas.weight(Number(quality)))], { type: type ?? '' })),
    );
  onTestFinished(() => {
    pen.mockRestore();
    brush.mockRestore();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
  return canvas;
}
