import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react';
import { imageProblem } from '@/domain/files/image-file';
import { importPart } from './import-part';

/**
 * Makes the `onChange` of a file field. `take` is called with the chosen files; pictures above the bound of accounts
 * §9, as telephones take them, have been made lighter by then. Documents and broken pictures are handed on as they are,
 * to be refused in words. The field can choose the same file again. While pictures are made lighter, `isBusy` is true
 * and `onBusy` is told, since a form that is sent meanwhile would go without them.
 */
export function useChosenFiles(take: (files: File[]) => void, onBusy?: (isBusy: boolean) => void) {
  const [waiting, setWaiting] = useState(0);
  const isBusy = waiting > 0;
  // Uses the latest `take`, so that what was chosen or removed meanwhile counts, and nothing after the form is gone.
  const latest = useRef<typeof take>(undefined);
  useEffect(() => {
    latest.current = take;
    return () => void (latest.current = undefined);
  });

  useEffect(() => {
    if (!isBusy) return;
    onBusy?.(true);
    // What has left the form is waited for no longer.
    return () => onBusy?.(false);
  }, [onBusy, isBusy]);

  async function lighten(files: File[]) {
    setWaiting((now) => now + 1);
    // Without what makes them lighter they come as they are.
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

  return { choose, isBusy };
}

/** For a form with several such fields: `isPreparing` while any of them is busy. */
export function useBusyFields() {
  const [busy, setBusy] = useState(0);
  const onBusy = useCallback((isBusy: boolean) => setBusy((now) => now + (isBusy ? 1 : -1)), []);
  return { isPreparing: busy > 0, onBusy };
}

async function lightenAll(files: File[]): Promise<File[]> {
  const { lightenPicture } = await importPart(() => import('./lighter-picture'));
  const light: File[] = [];
  // One at a time: unpacked, a photo takes fifty megabytes.
  for (const file of files) light.push((isHeavy(file) && (await lightenPicture(file))) || file);
  return light;
}

const isHeavy = (file: File) => imageProblem(file) === 'image_size';
