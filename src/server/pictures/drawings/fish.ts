import { keysOf } from '@/contract/core/keys';

/** Colours of back, sides and fins, depth of the body, and whether it is a steak. */
const kinds = {
  bream: { back: '#9aa5b1', side: '#e9edf1', fin: '#c9a2a0', depth: 25 },
  bass: { back: '#5f7182', side: '#dfe6ec', fin: '#7d8c9a', depth: 17 },
  snapper: { back: '#c9403a', side: '#f3b1a5', fin: '#d9564c', depth: 25 },
  sardine: { back: '#2f5b86', side: '#d8e3ec', fin: '#6d8aa5', depth: 11 },
  kingfish: { back: '#3d4c5c', side: '#cfd8df', fin: '#e0b13a', depth: 14 },
  grouper: { back: '#7a5a3c', side: '#cdb08c', fin: '#8d6b49', depth: 28 },
  mullet: { back: '#6f7a6a', side: '#dfe3d6', fin: '#9aa58f', depth: 15 },
  mackerel: { back: '#1f6f74', side: '#e5dcb5', fin: '#50868a', depth: 12 },
  trout: { back: '#6b7240', side: '#eec4b4', fin: '#a2764c', depth: 16 },
} as const;

export const FISH = [...keysOf(kinds), 'steak'] as const;
export type Fish = (typeof FISH)[number];

/** A fish from the side, or a fish steak, in a square of 128. */
export function drawFish(fish: Fish): string {
  if (fish === 'steak') return STEAK;
  const { back, side, fin, depth } = kinds[fish];
  const upper = 64 - depth;
  const lower = 64 + depth;
  const body = `M8 64Q40 ${upper - depth * 0.35} 96 60L98 68Q40 ${lower + depth * 0.35} 8 64Z`;
  return `<path d="M92 64 122 ${upper + 2} 114 64 122 ${lower - 2}Z" fill="${fin}"/><path d="M40 ${upper + 4}Q58 ${upper - 12} 76 ${upper + 8}ZM46 ${lower - 4}Q56 ${lower + 10} 66 ${lower - 6}Z" fill="${fin}"/><path d="${body}" fill="${side}"/><path d="M8 64Q40 ${upper - depth * 0.35} 96 60L96 62Q44 ${64 - depth * 0.2} 8 64Z" fill="${back}"/><path d="M32 ${64 - depth * 0.7}Q39 64 32 ${64 + depth * 0.7}" fill="none" stroke="${back}" stroke-width="2"/><path d="M46 64 58 58V71Z" fill="${fin}"/><circle cx="20" cy="${64 - depth * 0.15}" r="3.6" fill="#fff"/><circle cx="20" cy="${64 - depth * 0.15}" r="2" fill="#111827"/>`;
}

const STEAK =
  '<path d="M14 70Q14 34 62 32T116 66Q116 98 66 98T14 70Z" fill="#7b2230"/><path d="M14 64Q14 28 62 26T116 60Q116 90 66 90T14 64Z" fill="#b23a48"/><path d="M24 58Q44 40 64 58T106 56M24 68Q44 52 64 69T106 66M30 78Q48 64 64 79T98 76" fill="none" stroke="#d98088" stroke-width="2.5" stroke-linecap="round"/>';
