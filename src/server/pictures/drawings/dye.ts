import { keysOf } from '@/contract/core/keys';

/** Shadow, body and highlight of a dyed thing. */
type Shades = readonly [shadow: string, colour: string, light: string];
const dyes = {
  white: ['#8a919b', '#dfe3e8', '#ffffff'],
  black: ['#0c0d0f', '#35393f', '#98a0aa'],
  grey: ['#2c3137', '#858d97', '#e1e5ea'],
  stone: ['#39424f', '#9aa6b5', '#eef1f4'],
  navy: ['#0a1630', '#2b4a80', '#c4d2ea'],
  sky: ['#123a63', '#4f93d2', '#dcebf9'],
  teal: ['#063d39', '#1f8a80', '#c9ece7'],
  mint: ['#0d4a35', '#45a983', '#d6f1e5'],
  leaf: ['#26380a', '#6f8f2d', '#e2edc6'],
  olive: ['#23280f', '#6d7437', '#dfe2c4'],
  sand: ['#5c4423', '#cdae7d', '#f7eedd'],
  amber: ['#5e3d04', '#dfa12c', '#fff0c9'],
  rust: ['#3f1708', '#a4512b', '#f2d2bf'],
  coral: ['#5a1a0a', '#dd6a45', '#fde0d4'],
  red: ['#4a0a0e', '#c62f35', '#f9cfd0'],
  rose: ['#571528', '#d9708a', '#fbe0e6'],
  lilac: ['#2a1859', '#7f63c4', '#e8dffa'],
} as const satisfies Record<string, Shades>;

export const DYES = keysOf(dyes);
export type Dye = keyof typeof dyes;

/** The same drawing in one colour, with its light and dark parts. */
export function dyed(body: string, dye: Dye): string {
  const channels = (['R', 'G', 'B'] as const).map((channel, n) => {
    const share = (shade: string) => parseInt(shade.slice(1 + 2 * n, 3 + 2 * n), 16) / 255;
    const [shadow, colour, light] = [share(dyes[dye][0]), share(dyes[dye][1]), share(dyes[dye][2])];
    // Most dyed things are light, so the colour reaches far into the light values.
    const values = [shadow, colour, colour + (light - colour) * 0.25, light].map((value) => value.toFixed(3));
    return `<feFunc${channel} type="table" tableValues="${values.join(' ')}"/>`;
  });
  return `<filter id="dye" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${channels.join('')}</feComponentTransfer></filter><g filter="url(#dye)">${body}</g>`;
}
