import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { paintAll } from '../pictures/paint-all';
import { LARGE, largeOrder } from '../pictures/recipe';
import { demoWorld } from './demo-world';
import { picturesOf } from './seed';

const underWay = new Map<string, Promise<number>>();

/**
 * The file of a picture for zooming, `item/lamp-1200x1800.webp` in the media folder: painted when it is first asked
 * for, or the picture itself when it is none of the demo world's. Undefined when there is neither.
 */
export async function largePicture(name: string, folder: string): Promise<string | undefined> {
  const own = name.replace(LARGE.suffix, '');
  const order = picturesOf(demoWorld).find(({ file, recipe }) => file === own && recipe.kind === 'item');
  if (!order) return (await exists(join(folder, own))) ? join(folder, own) : undefined;
  const painting = underWay.get(name) ?? paintAll([largeOrder(order)], folder);
  underWay.set(name, painting);
  await painting.finally(() => underWay.delete(name));
  return join(folder, name);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
