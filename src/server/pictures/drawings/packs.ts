import { soft, tile, type Tone } from '../tones';
import { lettering } from './lettering';

/** The kinds of packs. */
export const PACKS = [
  'box',
  'bottle',
  'flask',
  'milk',
  'pump',
  'spray',
  'dropper',
  'tube',
  'jar',
  'tub',
  'tin',
  'can',
  'sachet',
  'bag',
  'carton',
] as const;
export type Pack = (typeof PACKS)[number];

/** The text on the pack, and its colours. */
type Print = { label: string; note: string; ink: string; bright: string; pale: string };

type Words = { label: string; note?: string | undefined; tone: Tone };

/** A pack with its label, in a square of 128. */
export function drawPack(pack: Pack, { label, note = '', tone }: Words): string {
  const [bright, ink] = tile[tone];
  return shapes[pack]({ label, note, ink, bright, pale: soft[tone].wall });
}

const GLASS = '#8a4b1c';
const shine = (x: number, y: number, height: number) =>
  `<rect x="${x}" y="${y}" width="5" height="${height}" rx="2.5" fill="#fff" fill-opacity=".35"/>`;

type Place = { x: number; y: number; width: number };

/** Label and note, one below the other, centred on a point. */
function drawLabel({ label, note, ink }: Print, { x, y, width }: Place, size = 16): string {
  const line = lettering(label, { x, y: note ? y : y + size * 0.35, size, width, fill: ink });
  return line + (note && lettering(note, { x, y: y + size * 0.66, size: size * 0.5, width, fill: '#4b5563' }));
}

type Box = readonly [x: number, y: number, width: number, height: number];

const paper = ([x, y, width, height]: Box, { bright }: Print) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/><rect x="${x}" y="${y + height - 7}" width="${width}" height="7" fill="${bright}"/>`;

const shapes: Record<Pack, (print: Print) => string> = {
  box: (print) =>
    `<path d="M12 44 24 32H120L108 44Z" fill="#f3f4f6"/><path d="M108 44 120 32V92L108 106Z" fill="#d5d9df"/><rect x="12" y="44" width="96" height="62" fill="#fff"/><rect x="12" y="90" width="96" height="16" fill="${print.bright}"/><path d="M108 90 120 77V92L108 106Z" fill="${print.ink}"/>${drawLabel(print, { x: 60, y: 68, width: 86 }, 19)}`,
  bottle: (print) =>
    `<rect x="47" y="8" width="34" height="20" rx="3" fill="#f3f4f6"/><path d="M47 18H81M47 23H81" stroke="#d5d9df"/><rect x="52" y="28" width="24" height="8" fill="${GLASS}"/><path d="M52 36H76Q98 40 98 58V110Q98 120 88 120H40Q30 120 30 110V58Q30 40 52 36Z" fill="${GLASS}"/>${shine(36, 52, 60)}${paper([30, 60, 68, 46], print)}${drawLabel(print, { x: 64, y: 82, width: 60 })}`,
  flask: (print) =>
    `<rect x="54" y="4" width="20" height="14" rx="2" fill="${print.ink}"/><path d="M56 18H72V40Q90 48 90 66V112Q90 122 80 122H48Q38 122 38 112V66Q38 48 56 40Z" fill="${print.bright}"/>${shine(44, 60, 54)}${paper([38, 68, 52, 40], print)}${drawLabel(print, { x: 64, y: 88, width: 46 }, 14)}`,
  milk: (print) =>
    `<rect x="50" y="6" width="28" height="12" rx="3" fill="${print.bright}"/><path d="M52 18H76V36Q94 46 94 64V112Q94 122 84 122H44Q34 122 34 112V64Q34 46 52 36Z" fill="#fbfbf8" stroke="#dfe3e8" stroke-width="2"/>${paper([35, 68, 58, 40], print)}${drawLabel(print, { x: 64, y: 88, width: 52 }, 14)}`,
  pump: (print) =>
    `<path d="M60 10H86Q92 10 92 17V20H86V16H68V30H60Z" fill="${print.ink}"/><rect x="50" y="28" width="28" height="12" rx="3" fill="${print.ink}"/><path d="M44 40H84Q96 42 96 54V112Q96 122 86 122H42Q32 122 32 112V54Q32 42 44 40Z" fill="${print.pale}"/>${shine(38, 52, 60)}${paper([32, 62, 64, 44], print)}${drawLabel(print, { x: 64, y: 84, width: 56 }, 15)}`,
  spray: (print) =>
    `<path d="M56 8H74V30H56Z" fill="#f3f4f6"/><path d="M50 24H80V36H50Z" fill="#d5d9df"/><path d="M46 36H82Q90 38 90 48V112Q90 122 80 122H48Q38 122 38 112V48Q38 38 46 36Z" fill="#fff" stroke="#dfe3e8" stroke-width="2"/><rect x="38" y="96" width="52" height="14" fill="${print.bright}"/>${drawLabel(print, { x: 64, y: 72, width: 46 }, 14)}`,
  dropper: (print) =>
    `<path d="M58 8H70L74 34H54Z" fill="#f3f4f6"/><rect x="48" y="32" width="32" height="12" rx="2" fill="${print.bright}"/><path d="M46 44H82Q92 46 92 56V110Q92 120 82 120H46Q36 120 36 110V56Q36 46 46 44Z" fill="#f8fafc" stroke="#dfe3e8" stroke-width="2"/><rect x="36" y="98" width="56" height="12" fill="${print.bright}"/>${drawLabel(print, { x: 64, y: 76, width: 50 }, 14)}`,
  tube: (print) =>
    `<path d="M36 6H92V14H36Z" fill="${print.ink}"/><path d="M36 14H92L84 100H44Z" fill="#fff" stroke="#dfe3e8"/><path d="M43.5 92H84.5L84 102H44Z" fill="${print.bright}"/><rect x="46" y="102" width="36" height="20" rx="3" fill="${print.ink}"/><g transform="rotate(-90 64 54)">${drawLabel(print, { x: 66, y: 54, width: 68 }, 17)}</g>`,
  jar: (print) =>
    `<rect x="28" y="22" width="72" height="18" rx="4" fill="${print.ink}"/><path d="M32 40H96Q104 44 104 54V108Q104 120 92 120H36Q24 120 24 108V54Q24 44 32 40Z" fill="${print.bright}"/>${shine(30, 52, 58)}${paper([24, 60, 80, 44], print)}${drawLabel(print, { x: 64, y: 82, width: 70 }, 17)}`,
  tub: (print) =>
    `<rect x="16" y="34" width="96" height="12" rx="4" fill="${print.bright}"/><path d="M22 46H106L98 112Q97 118 90 118H38Q31 118 30 112Z" fill="#fff" stroke="#dfe3e8"/><path d="M28.5 98H99.5L98 112Q97 118 90 118H38Q31 118 30 112Z" fill="${print.bright}"/>${drawLabel(print, { x: 64, y: 76, width: 70 }, 18)}`,
  tin: (print) =>
    `<path d="M22 30V106Q22 118 64 118T106 106V30Z" fill="${print.bright}"/><ellipse cx="64" cy="30" rx="42" ry="11" fill="#e5e7eb"/><ellipse cx="64" cy="30" rx="35" ry="8" fill="#cbd2da"/><path d="M22 54Q22 66 64 66T106 54V92Q106 104 64 104T22 92Z" fill="#fff"/>${drawLabel(print, { x: 64, y: 86, width: 74 }, 18)}`,
  can: (print) =>
    `<path d="M40 8H88L94 20V110L86 122H42L34 110V20Z" fill="${print.bright}"/><path d="M40 8H88L94 20H34Z" fill="#e5e7eb"/><path d="M34 110H94L86 122H42Z" fill="#cbd2da"/>${shine(40, 26, 80)}<g transform="rotate(-90 64 66)">${lettering(print.label, { x: 64, y: 72, size: 20, width: 82, fill: '#fff' })}</g>`,
  sachet: (print) =>
    `<path d="M28 10H100V118H28Z" fill="${print.pale}"/><path d="M28 10H100V20H28ZM28 108H100V118H28Z" fill="${print.bright}"/><path d="M28 15H100M28 113H100" stroke="#fff" stroke-dasharray="3 3"/><rect x="34" y="40" width="60" height="44" fill="#fff"/>${drawLabel(print, { x: 64, y: 62, width: 54 }, 16)}`,
  bag: (print) =>
    `<path d="M30 8H98V18H30Z" fill="${print.ink}"/><path d="M30 18H98Q104 60 106 110Q106 120 96 120H32Q22 120 22 110Q24 60 30 18Z" fill="${print.bright}"/><rect x="34" y="46" width="60" height="44" rx="4" fill="#fff"/>${drawLabel(print, { x: 64, y: 68, width: 54 }, 16)}`,
  carton: (print) =>
    `<path d="M38 6H90V16H38Z" fill="${print.ink}"/><path d="M38 16H90L100 36H28Z" fill="${print.bright}"/><path d="M28 36H100V122H28Z" fill="#fff" stroke="#dfe3e8"/><rect x="28" y="100" width="72" height="22" fill="${print.bright}"/>${drawLabel(print, { x: 64, y: 70, width: 64 }, 18)}`,
};
