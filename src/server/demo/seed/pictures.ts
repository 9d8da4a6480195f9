import {
  inAllSizes,
  isPaintedLate,
  isZoomed,
  largeOrder,
  type Order,
  type PictureKind,
} from '@/server/pictures/recipe';
import { picturesIn } from '@/server/db/market/pictures';
import type { Picture as Named, Recipe as Painted } from '@/server/db/market/shape/parts';
import { customerPictures } from './customer';
import type { World } from './world';

/** A picture that rows name by `file`, and what has to be painted for it: the same in every size of its kind. */
export type Picture = { file: string; orders: Order[] };

type Subject = { name: string } & Pick<Painted, 'glyphs' | 'draw' | 'dye' | 'tone'>;

export function picture(
  kind: PictureKind,
  folder: string,
  { name, glyphs = [], tone = 'sand', ...subject }: Subject,
): Picture {
  const path = `${folder}/${name}`;
  return { file: `${path}.webp`, orders: inAllSizes(path, { kind, glyphs, tone, seed: name, ...subject }) };
}

/** A picture of the files: `item/lamp` is painted as the lamp among the items. */
function painted(kind: PictureKind, named: Named): Picture[] {
  if (typeof named === 'string') return [];
  const { paint, ...subject } = named;
  const at = paint.lastIndexOf('/');
  return [picture(kind, paint.slice(0, at), { ...subject, name: paint.slice(at + 1) })];
}

/** Every picture that the rows of this world name. */
export function picturesOf({ market, sources, people }: World): Order[] {
  const all = [
    ...picturesIn(market, sources).flatMap((it) => painted(it.kind, it.picture)),
    ...people.couriers.flatMap((it) => painted('avatar', it.picture)),
    ...customerPictures(),
  ];
  const byFile = new Map(all.map((it) => [it.file, it]));
  return [...byFile.values()].flatMap(({ orders }) => orders);
}

/** The pictures that are painted when they are first asked for, the large ones of items among them. */
export function picturesPaintedLate(world: World): Order[] {
  return picturesOf(world)
    .filter(isPaintedLate)
    .flatMap((it) => (isZoomed(it) ? [it, largeOrder(it)] : [it]));
}
