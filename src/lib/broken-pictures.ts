const INSTEAD = '/images/no-picture.svg';

/** A picture of the shop that cannot be had shows that there is none, not the browser's mark of something broken. */
export function mendBrokenPictures(): () => void {
  const hear = ({ target }: Event) => mend(target);
  document.addEventListener('error', hear, true);
  // Some may have failed before anybody listened.
  for (const it of document.images) if (it.complete && it.currentSrc && it.naturalWidth === 0) mend(it);
  return () => document.removeEventListener('error', hear, true);
}

/** Tiles of maps, which are no `Picture` (ui/display/picture.tsx) and so say nothing of their loading, see to themselves. */
function mend(it: EventTarget | null): void {
  if (!(it instanceof HTMLImageElement) || !it.hasAttribute('loading') || it.src.endsWith(INSTEAD)) return;
  it.removeAttribute('srcset');
  it.src = INSTEAD;
}
