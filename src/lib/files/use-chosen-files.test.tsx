// @document
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heavyPhoto, standInForDrawing } from '@tests/support/stand-ins/canvas';
import { useChosenFiles } from './use-chosen-files';

const MB = 1024 * 1024;
const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });

let canvas: ReturnType<typeof standInForDrawing>;
beforeEach(() => void (canvas = standInForDrawing()));
afterEach(cleanup);

/** A list that grows with each chosen file. */
function Field() {
  const [files, setFiles] = useState<File[]>([]);
  const { choose, isBusy } = useChosenFiles((chosen) => setFiles([...files, ...chosen]));
  return (
    <>
      <input type="file" multiple aria-label="Pages" aria-busy={isBusy} onChange={choose} />
      <button onClick={() => setFiles([])}>Clear</button>
      <ol>
        {files.map(({ name, type, size }) => (
          <li key={name}>{`${name}, ${type}, ${size / MB}`}</li>
        ))}
      </ol>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Pages');
const upload = (...files: File[]) => userEvent.upload(field(), files, { applyAccept: false });
const taken = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('[PROF-21] a chosen file', () => {
  it('is taken at once when it is small enough', async () => {
    render(<Field />);
    await upload(file('a.png', 'image/png', 2 * MB), file('notes.txt', 'text/plain', 3 * MB));
    expect(taken()).toEqual(['a.png, image/png, 2', 'notes.txt, text/plain, 3']);
    expect(field().value).toBe('');
    expect(canvas.drawn).toEqual([]);
  });

  it('is compressed when a phone has taken it, under its own name', async () => {
    render(<Field />);
    await upload(heavyPhoto(), file('b.png', 'image/png', MB));
    await waitFor(() => expect(taken()).toEqual(['IMG_2041.jpg, image/jpeg, 1', 'b.png, image/png, 1']));
    expect(canvas.drawn).toEqual([{ width: 2000, height: 1500 }]);
    expect(field().getAttribute('aria-busy')).toBe('false');
  });

  it('has the best quality within the limit', async () => {
    canvas.weight = (quality) => (quality > 0.6 ? 3 * MB : 2 * MB);
    render(<Field />);
    await upload(heavyPhoto());
    await waitFor(() => expect(taken()).toEqual(['IMG_2041.jpg, image/jpeg, 2']));
  });

  it('is unchanged when it cannot be decoded or compressed enough, to be rejected', async () => {
    canvas.canRead = () => Promise.reject(new Error('no picture'));
    render(<Field />);
    await upload(heavyPhoto('broken.jpg'));
    await waitFor(() => expect(taken()).toEqual(['broken.jpg, image/jpeg, 6']));
    canvas.canRead = () => Promise.resolve();
    canvas.weight = () => 3 * MB;
    await upload(heavyPhoto('noise.jpg'));
    await waitFor(() => expect(taken()[1]).toBe('noise.jpg, image/jpeg, 6'));
  });

  it('is unchanged when the compressor cannot be loaded', async () => {
    const lighter = vi.spyOn(await import('./lighter-picture'), 'lightenPicture').mockRejectedValue(new Error('gone'));
    render(<Field />);
    await upload(heavyPhoto());
    await waitFor(() => expect(taken()).toEqual(['IMG_2041.JPEG, image/jpeg, 6']));
    expect(field().getAttribute('aria-busy')).toBe('false');
    lighter.mockRestore();
  });

  it('is added to the current list, and to nothing after the form has unmounted', async () => {
    let go = () => {};
    canvas.canRead = () => new Promise((resolve) => (go = resolve));
    const { unmount } = render(<Field />);
    await upload(file('a.png', 'image/png', MB));
    await upload(heavyPhoto());
    expect(field().getAttribute('aria-busy')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(go.length).toBe(1));
    await act(async () => go());
    await waitFor(() => expect(taken()).toEqual(['IMG_2041.jpg, image/jpeg, 1']));
    const complained = vi.spyOn(console, 'error');
    await upload(heavyPhoto('late.jpg'));
    unmount();
    await act(async () => go());
    expect(complained).not.toHaveBeenCalled();
  });
});
