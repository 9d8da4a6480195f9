import { quay } from './coast';
import { isOldTown } from './grid';
import { type Network, type Track } from './network';
import { columnAvenues, craftWords, curveNames, forms, hillWords, plainWords, rowAvenues, seaWords } from './names';
import { distance } from './plane';
import { randomFrom } from './random';
import { type Names, type Spot, type Street, type StreetKind } from './shape';

/** A part of a line with one name. */
type Stretch = { kind: StreetKind; key: string; order: number; parts: number[][]; from: Spot; middle: Spot };

/** Cuts the lines into streets and names them; number 1 is at the end nearer to the quay. */
export function nameStreets(network: Network): Street[] {
  const stretches = network.tracks.flatMap((track) => findStretches(network, track));
  const byHarbour = [...stretches].sort((a, b) => distance(a.middle, quay) - distance(b.middle, quay));
  const given = new Map<Stretch, Names>();
  const avenue = avenueNames(byHarbour);
  const word = wordNames();
  for (const stretch of byHarbour) given.set(stretch, avenue(stretch) ?? word(stretch));
  return stretches.map((stretch) => {
    const name = given.get(stretch) ?? ['', ''];
    return { id: `st-${slug(name[0])}`, name, kind: stretch.kind, parts: stretch.parts };
  });
}

export function slug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(/\W+/g, '-');
}

function findStretches(network: Network, track: Track): Stretch[] {
  const spotAt = (node: number): Spot => network.spots[node] ?? { x: 0, y: 0 };
  const goal = lengthGoal(track);
  const stretches: Stretch[] = [];
  let parts: number[][] = [];
  let length = 0;
  function finish() {
    const whole = parts.flat();
    const middle = whole[Math.floor(whole.length / 2)];
    if (middle !== undefined) stretches.push(oriented({ track, parts, middle, order: stretches.length }, spotAt));
    parts = [];
    length = 0;
  }
  let gap = 0;
  track.nodes.slice(1).forEach((until, n) => {
    const from = track.nodes[n] ?? until;
    const step = distance(spotAt(from), spotAt(until));
    gap = track.open[n] ? 0 : gap + step;
    if (gap > 260) finish();
    if (!track.open[n]) return;
    if (length > goal()) finish();
    const last = parts.at(-1);
    if (last?.at(-1) === from) last.push(until);
    else parts.push([from, until]);
    length += step;
  });
  finish();
  return stretches;
}

function lengthGoal({ key, kind }: Track): () => number {
  if (key === 'ring') return () => 3700;
  if (key === 'corniche') return () => 2600;
  if (kind === 'main' || key === 'hill') return () => Infinity;
  const random = randomFrom(key);
  return () => 1500 + 1700 * random();
}

type Draft = { track: Track; parts: number[][]; middle: number; order: number };

function oriented({ track, parts, middle, order }: Draft, spotAt: (node: number) => Spot): Stretch {
  const first = spotAt(parts[0]?.[0] ?? middle);
  const last = spotAt(parts.at(-1)?.at(-1) ?? middle);
  const turned = distance(last, quay) < distance(first, quay);
  return {
    kind: track.kind,
    key: track.key,
    order,
    parts: turned ? parts.map((part) => part.toReversed()).toReversed() : parts,
    from: turned ? last : first,
    middle: spotAt(middle),
  };
}

function avenueNames(byHarbour: Stretch[]): (stretch: Stretch) => Names | undefined {
  const lists: Record<string, Names[]> = { r: [...rowAvenues], c: [...columnAvenues] };
  const byLine = new Map<string, Names>();
  const starts = [...byHarbour].sort((a, b) => distance(a.from, quay) - distance(b.from, quay));
  for (const { kind, key } of starts) {
    const next = kind === 'main' && !byLine.has(key) ? lists[key.charAt(0)]?.shift() : undefined;
    if (next && /^[rc]\d/.test(key)) byLine.set(key, next);
  }
  return ({ key, order }) => (order === 0 ? byLine.get(key) : undefined) ?? curveNames[key]?.[order];
}

/** Takes the words of the quarter one after the other, each with every form before the next word. */
function wordNames(): (stretch: Stretch) => Names {
  const used = new Set<string>();
  return ({ kind, middle }) => {
    const own = middle.y - middle.x > 3000 ? hillWords : isOldTown(middle) ? craftWords : plainWords;
    const near = distance(middle, quay) < 1700 ? seaWords : own;
    for (const words of [near, own, plainWords, seaWords, craftWords, hillWords]) {
      for (const form of kind === 'lane' ? forms.lane : forms.street) {
        const word = words.find(([en]) => !used.has(`${en} ${form[0]}`));
        if (!word) continue;
        used.add(`${word[0]} ${form[0]}`);
        return [`${word[0]} ${form[0]}`, `${form[1]} ${word[1]}`];
      }
    }
    throw new Error('Qamar Bay has more streets than names; add words in names.ts');
  };
}
