import { type ItemSeed } from '../shapes';

type Choices = NonNullable<ItemSeed['choices']>;

/** Sold loose off the scale. */
export const looseWeight: Choices = [
  {
    title: ['Weight', 'الوزن'],
    options: [
      ['250 g', '250 غ'],
      ['500 g', '500 غ'],
      ['1 kg', '1 كغ'],
    ],
  },
];

/** Sold by the half kilo and up. */
export const counterWeight: Choices = [
  {
    title: ['Weight', 'الوزن'],
    options: [
      ['500 g', '500 غ'],
      ['1 kg', '1 كغ'],
      ['2 kg', '2 كغ'],
    ],
  },
];

/** Sacks and boxes of dry goods. */
export const sackSize: Choices = [
  {
    title: ['Sack', 'الكيس'],
    options: [
      ['2 kg', '2 كغ'],
      ['5 kg', '5 كغ'],
      ['10 kg', '10 كغ'],
    ],
  },
];

/** One bottle or a crate of them. */
export const crateSize: Choices = [
  {
    title: ['Pack size', 'حجم العبوة'],
    options: [
      ['6 pieces', '6 قطع'],
      ['12 pieces', '12 قطعة'],
      ['24 pieces', '24 قطعة'],
    ],
  },
];

/** How the fishmonger hands the fish over; weight first. */
export const fishCut: Choices = [
  {
    title: ['Weight', 'الوزن'],
    options: [
      ['500 g', '500 غ'],
      ['1 kg', '1 كغ'],
    ],
  },
  {
    title: ['Preparation', 'التحضير'],
    options: [
      ['Whole', 'كاملة'],
      ['Filleted', 'فيليه'],
    ],
  },
];
