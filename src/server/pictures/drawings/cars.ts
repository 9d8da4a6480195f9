import { tile, type Tone } from '../tones';

export const CARS = [
  'hatch',
  'saloon',
  'limousine',
  'estate',
  'cabrio',
  'coupe',
  'suv',
  'camper',
  'pickup',
  'van',
  'minibus',
] as const;
export type Car = (typeof CARS)[number];

/** Body, windows, position and size of the wheels, and what is on top. */
type Shape = {
  body: string;
  windows: string;
  wheels: readonly [front: number, rear: number];
  radius?: number;
  more?: string;
};

/** A car from the side, facing left, in a square of 128. */
export function drawCar(car: Car, tone: Tone): string {
  const [bright, dark] = tile[tone];
  const { body, windows, wheels, radius = 11, more = '' } = shapes[car];
  const round = wheels.map((x) => wheel(x, radius)).join('');
  return `${more}<path d="${body}" fill="${bright}"/><path d="M8 84H120V92H8Z" fill="${dark}"/><path d="${windows}" fill="#d6e8f5" stroke="${dark}" stroke-width="1.5"/><rect x="7" y="73" width="8" height="6" rx="3" fill="#ffe9a8"/><rect x="115" y="73" width="6" height="7" rx="2" fill="#e5484d"/>${round}`;
}

const wheel = (x: number, r: number) =>
  `<circle cx="${x}" cy="${103 - r}" r="${r}" fill="#23262b"/><circle cx="${x}" cy="${103 - r}" r="${(r * 0.55).toFixed(1)}" fill="#ccd2da"/><circle cx="${x}" cy="${103 - r}" r="${(r * 0.2).toFixed(1)}" fill="#6b7280"/>`;

const SUV = {
  body: 'M7 92V70Q7 60 18 58L34 56 46 38Q49 34 56 34H106Q112 34 114 40L119 57Q122 61 122 70V92Z',
  windows: 'M41 56 50 41Q52 39 56 39H72V56ZM76 39H104Q108 39 109 42L113 56H76Z',
  wheels: [32, 97],
  radius: 13,
} as const;

const shapes: Record<Car, Shape> = {
  hatch: {
    body: 'M12 92V77Q12 68 22 66L36 62 50 45Q54 40 62 40H90Q98 40 103 48L112 63Q118 66 118 76V92Z',
    windows: 'M44 61 55 48Q57 46 61 46H72V61ZM76 46H89Q94 46 97 50L104 61H76Z',
    wheels: [35, 96],
  },
  saloon: {
    body: 'M5 92V78Q5 70 16 68L34 64 50 47Q54 43 62 43H80Q88 43 94 49L106 63 118 66Q124 68 124 78V92Z',
    windows: 'M43 63 55 50Q57 48 61 48H69V63ZM73 48H80Q85 48 89 52L98 63H73Z',
    wheels: [30, 99],
  },
  limousine: {
    body: 'M2 92V79Q2 71 12 69L26 65 38 50Q41 46 48 46H92Q99 46 104 51L114 64 122 67Q127 69 127 79V92Z',
    windows: 'M35 64 43 53Q44 51 48 51H58V64ZM62 51H80V64H62ZM84 51H92Q96 51 99 54L106 64H84Z',
    wheels: [24, 105],
    radius: 10,
  },
  estate: {
    body: 'M5 92V78Q5 70 16 68L34 64 49 47Q53 43 60 43H110Q116 43 118 50L122 66Q124 70 124 78V92Z',
    windows: 'M42 63 54 50Q56 48 60 48H68V63ZM72 48H88V63H72ZM92 48H108Q111 48 112 51L116 63H92Z',
    wheels: [30, 99],
    more: '<path d="M58 40H112" stroke="#6b7280" stroke-width="3" stroke-linecap="round"/>',
  },
  cabrio: {
    body: 'M5 92V79Q5 71 16 69L40 65H104L118 67Q124 69 124 78V92Z',
    windows: 'M40 65 52 48 56 49 48 65Z',
    wheels: [30, 99],
    more: '<path d="M62 65V54Q62 50 67 50T72 54V65ZM82 65V54Q82 50 87 50T92 54V65Z" fill="#6b4a32"/><path d="M100 65Q112 56 116 66Z" fill="#3f434b"/>',
  },
  coupe: {
    body: 'M4 92V80Q4 74 14 72L38 66 56 52Q60 49 68 49H78Q88 49 96 55L112 66Q124 70 124 80V92Z',
    windows: 'M48 66 60 56Q63 54 68 54H74V66ZM78 54Q86 54 92 58L102 66H78Z',
    wheels: [30, 99],
    radius: 12,
  },
  suv: SUV,
  camper: {
    ...SUV,
    more: '<path d="M54 33 60 14H104L110 33Z" fill="#e8d9b5"/><path d="M74 33 82 18 90 33Z" fill="#8a6d3b"/><path d="M52 34H112" stroke="#4b5563" stroke-width="3"/>',
  },
  pickup: {
    body: 'M7 92V72Q7 62 18 60L32 58 43 42Q46 38 53 38H74Q80 38 80 45V60H120V92Z',
    windows: 'M39 58 47 45Q49 43 53 43H58V58ZM62 43H74V58H62Z',
    wheels: [30, 98],
    radius: 13,
    more: '<path d="M84 60V54H118V60Z" fill="#4b5563"/>',
  },
  van: {
    body: 'M7 92V68Q7 60 14 55L28 38Q31 34 38 34H114Q121 34 121 42V92Z',
    windows: 'M22 56 33 42Q35 40 39 40H46V56Z',
    wheels: [32, 98],
    radius: 12,
    more: '',
  },
  minibus: {
    body: 'M7 92V66Q7 58 13 53L26 38Q29 34 36 34H114Q121 34 121 42V92Z',
    windows:
      'M19 56 31 42Q33 40 37 40H44V56ZM48 40H64V56H48ZM68 40H84V56H68ZM88 40H104V56H88ZM108 40H114Q116 40 116 43V56H108Z',
    wheels: [32, 98],
    radius: 12,
  },
};
