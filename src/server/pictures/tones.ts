/** The gradient behind a picture, and the colour of its drawings. */
export type Tone = 'coral' | 'rose' | 'sand' | 'amber' | 'sky' | 'mint' | 'leaf' | 'lilac' | 'stone' | 'teal';

export type Palette = {
  /** The wall: lit middle and far edge. */
  light: string;
  wall: string;
  /** The floor: at the wall and in front. */
  floor: string;
  front: string;
  shadow: string;
};

/** Pale backgrounds, on which the glyph is the most colourful part. */
export const soft: Record<Tone, Palette> = {
  coral: { light: '#fff0e6', wall: '#ffd5bf', floor: '#fbc3a5', front: '#ffe4d2', shadow: '#8a3a1c' },
  rose: { light: '#fff0ee', wall: '#fad0c9', floor: '#f3b7af', front: '#fddeda', shadow: '#8a332c' },
  sand: { light: '#fcf5ea', wall: '#eddec4', floor: '#e0cba9', front: '#f4e9d8', shadow: '#6b4d22' },
  amber: { light: '#fff6d8', wall: '#ffe29a', floor: '#f9cf71', front: '#ffeab9', shadow: '#8a5a0c' },
  sky: { light: '#eef7ff', wall: '#cae2f7', floor: '#aed0f1', front: '#dbebfa', shadow: '#274d78' },
  mint: { light: '#ebfaf6', wall: '#c9ecdd', floor: '#a9dcc6', front: '#d9f3e8', shadow: '#1f6148' },
  leaf: { light: '#f7fbe6', wall: '#dbe7be', floor: '#c7da9f', front: '#e8efd4', shadow: '#4c6120' },
  lilac: { light: '#f4effe', wall: '#dfd2f7', floor: '#cab8f1', front: '#e8dffa', shadow: '#46307f' },
  stone: { light: '#f6f8f9', wall: '#d7dde6', floor: '#c1c8d4', front: '#e4e8ed', shadow: '#39424f' },
  teal: { light: '#e8f8f5', wall: '#c2e8e2', floor: '#a3d8cd', front: '#d4f0eb', shadow: '#145f57' },
};

/** Strong backgrounds for logos and some covers. */
export const deep: Record<Tone, Palette> = {
  coral: { light: '#f2a480', wall: '#e37a53', floor: '#ca5f36', front: '#ec956d', shadow: '#5c1d0a' },
  rose: { light: '#ee9d98', wall: '#d97570', floor: '#bf5854', front: '#e58d88', shadow: '#561513' },
  sand: { light: '#cfb083', wall: '#b08d5c', floor: '#957343', front: '#c09e6e', shadow: '#3d2a0e' },
  amber: { light: '#ffd36f', wall: '#f5b238', floor: '#dd951d', front: '#fbc455', shadow: '#5a3a02' },
  sky: { light: '#85b7e6', wall: '#5791cb', floor: '#3f77b2', front: '#73a8db', shadow: '#0f2d50' },
  mint: { light: '#78c9a6', wall: '#4aa881', floor: '#338c67', front: '#63ba95', shadow: '#083a27' },
  leaf: { light: '#aac46c', wall: '#88a546', floor: '#6d8a2f', front: '#9ab659', shadow: '#2b3a08' },
  lilac: { light: '#ae95e6', wall: '#8a6ccd', floor: '#6f51b4', front: '#9d81db', shadow: '#271350' },
  stone: { light: '#94a1b3', wall: '#6d7b8f', floor: '#556276', front: '#8390a3', shadow: '#151c27' },
  teal: { light: '#66bfb4', wall: '#379c91', floor: '#238177', front: '#50aea3', shadow: '#053a35' },
};

/** The ends of the gradient of a logo tile. */
export const tile: Record<Tone, readonly [upper: string, lower: string]> = {
  coral: ['#b84c33', '#9d3113'],
  rose: ['#b0404a', '#8f2735'],
  sand: ['#86673d', '#674a25'],
  amber: ['#b0740f', '#8a5606'],
  sky: ['#2f649d', '#1f4a7c'],
  mint: ['#2b7f5d', '#196045'],
  leaf: ['#5d7a28', '#435d17'],
  lilac: ['#54478a', '#362a69'],
  stone: ['#4b5769', '#333d4c'],
  teal: ['#1f7a72', '#105c55'],
};
