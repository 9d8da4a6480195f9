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

/** A picture that rows refer to by `file`, with what to paint for it: the same recipe in every size of its kind. */
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

/** A picture of the files: `item/lamp` is painted as the lamp of the kind item. */
function toPictures(kind: PictureKind, named: Named): Picture[] {
  if (typeof named === 'string') return [];
  const { paint, ...subject } = named;
  const at = paint.lastIndexOf('/');
  return [picture(kind, paint.slice(0, at), { ...subject, name: paint.slice(at + 1) })];
}

/** Every picture that the rows of this demo refer to. */
export function listPictures({ market, sources, people }: World): Order[] {
  const all = [
    ...picturesIn(market, sources).flatMap((picture) => toPictures(picture.kind, picture.picture)),
    ...people.couriers.flatMap((courier) => toPictures('avatar', courier.picture)),
    ...customerPictures(),
  ];
  const byFile = new Map(all.map((picture) => [picture.file, picture]));
  return [...byFile.values()].flatMap(({ orders }) => orders);
}

/** The pictures that are painted on their first request, including the large ones of items. */
export function listLatePictures(world: World): Order[] {
  return listPictures(world)
    .filter(isPaintedLate)
    .flatMap((picture) => (isZoomed(picture) ? [picture, largeOrder(picture)] : [picture]));
}
