import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react';
import { imageProblem } from '@/domain/files/image-file';
import { importPart } from '../import-part';

/**
 * Creates the `onChange` handler of a file input. `take` receives the chosen files; pictures above the limit of
 * accounts §9, as phones take them, are compressed first. Documents and broken pictures are passed on unchanged and
 * rejected with a message. The same file can be chosen again. While pictures are compressed, `isBusy` is true and
 * `onBusy` is called, since a form sent meanwhile would lack them.
 */
export function useChosenFiles(take: (files: File[]) => void, onBusy?: (isBusy: boolean) => void) {
  const [waiting, setWaiting] = useState(0);
  const isBusy = waiting > 0;
  // Uses the latest `take`, so that files chosen or removed meanwhile count, and does nothing after the form has
  // unmounted.
  const latest = useRef<typeof take>(undefined);
  useEffect(() => {
    latest.current = take;
    return () => void (latest.current = undefined);
  });

  useEffect(() => {
    if (!isBusy) return;
    onBusy?.(true);
    // A removed file is no longer waited for.
    return () => onBusy?.(false);
  }, [onBusy, isBusy]);

  async function lighten(files: File[]) {
    setWaiting((now) => now + 1);
    // When the code that compresses them fails to load, the files are used as they are.
    const light = await lightenAll(files).catch(() => files);
    setWaiting((now) => now - 1);
    latest.current?.(light);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.some(isHeavy)) void lighten(files);
    else if (files.length > 0) take(files);
  }

  /** Takes files that are fetched instead of chosen; busy until they are there. Rejects like `load`. */
  async function addFrom(load: () => Promise<File[]>) {
    setWaiting((now) => now + 1);
    try {
      const files = await load();
      latest.current?.(files);
    } finally {
      setWaiting((now) => now - 1);
    }
  }

  return { choose, addFrom, isBusy };
}

/** For a form with several file inputs: `isPreparing` while any of them is busy. */
export function useBusyFields() {
  const [busy, setBusy] = useState(0);
  const onBusy = useCallback((isBusy: boolean) => setBusy((now) => now + (isBusy ? 1 : -1)), []);
  return { isPreparing: busy > 0, onBusy };
}

async function lightenAll(files: File[]): Promise<File[]> {
  const { lightenPicture } = await importPart(() => import('./lighter-picture'));
  const light: File[] = [];
  // One at a time: a decoded photo takes 50 MB of memory.
  for (const file of files) light.push((isHeavy(file) && (await lightenPicture(file))) || file);
  return light;
}

const isHeavy = (file: File) => imageProblem(file) === 'image_size';
