/** A PNG of one white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==';

let made: File | undefined;

/** Stands for a prescription where a back end asks only whether there is one (wire-format §7.4). */
export function standInPicture(): File {
  const bytes = () => Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  return (made ??= new File([bytes()], 'prescription.png', { type: 'image/png' }));
}
