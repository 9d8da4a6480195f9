const INSTEAD = '/images/no-picture.svg';

/** Replaces a picture that failed to load by a placeholder instead of the browser's broken image. */
export function mendBrokenPictures(): () => void {
  const hear = ({ target }: Event) => mend(target);
  document.addEventListener('error', hear, true);
  // Some may have failed before the listener was added.
  for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) mend(image);
  return () => document.removeEventListener('error', hear, true);
}

/** Map tiles handle their own errors: they are no `Picture` (ui/display/picture.tsx) and have no `loading` attribute. */
function mend(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute('loading') || target.src.endsWith(INSTEAD)) return;
  target.removeAttribute('srcset');
  target.src = INSTEAD;
}
