const INSTEAD = '/images/no-picture.svg';

/** A picture of the shop that cannot be had shows that there is none, not the browser's mark of something broken. */
export function mendBrokenPictures(): () => void {
  const hear = ({ target }: Event) => mend(target);
  document.addEventListener('error', hear, true);
  // Some may have failed before anybody listened.
  for (const image of document.images) if (image.complete && image.currentSrc && image.naturalWidth === 0) mend(image);
  return () => document.removeEventListener('error', hear, true);
}

/** Tiles of maps, which are no `Picture` (ui/display/picture.tsx) and so say nothing of their loading, see to themselves. */
function mend(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.hasAttribute('loading') || target.src.endsWith(INSTEAD)) return;
  target.removeAttribute('srcset');
  target.src = INSTEAD;
}
