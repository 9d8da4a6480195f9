import type { ItemSeed, Text } from '../shapes';

/** What an item gains when it comes in several forms; its stock is the sum over the forms. */
type Forms = Required<Pick<ItemSeed, 'choices' | 'variants' | 'stock'>>;

export const colour: Text = ['Color', 'اللون'];
export const size: Text = ['Size', 'المقاس'];

export const black: Text = ['Black', 'أسود'];
export const white: Text = ['White', 'أبيض'];
export const navy: Text = ['Navy', 'كحلي'];
export const sand: Text = ['Sand', 'رملي'];
export const olive: Text = ['Olive', 'زيتي'];
export const rust: Text = ['Rust', 'صدئي'];
export const rose: Text = ['Rose', 'وردي'];
export const grey: Text = ['Grey', 'رمادي'];
export const teal: Text = ['Teal', 'أزرق مخضرّ'];
export const red: Text = ['Red', 'أحمر'];

/** Sizes read the same in both languages. */
export function sizes(...labels: string[]): Text[] {
  return labels.map((label): Text => [label, label]);
}

/** `stock[i][j]` is that of colour i in size j; a list of prices holds one for each size. */
export function inColoursAndSizes(
  colours: Text[],
  ofSizes: Text[],
  stock: number[][],
  price: number | number[],
): Forms {
  return {
    choices: [
      { title: colour, options: colours },
      { title: size, options: ofSizes },
    ],
    variants: stock.flatMap((row, i) =>
      row.map((left, j) => ({ pick: [i, j], price: priceAt(price, j), stock: left })),
    ),
    stock: stock.flat().reduce((sum, left) => sum + left, 0),
  };
}

/** One choice only; a list of prices holds one for each option. */
export function inForms(title: Text, options: Text[], stock: number[], price: number | number[]): Forms {
  return {
    choices: [{ title, options }],
    variants: stock.map((left, i) => ({ pick: [i], price: priceAt(price, i), stock: left })),
    stock: stock.reduce((sum, left) => sum + left, 0),
  };
}

function priceAt(price: number | number[], n: number): number {
  const found = typeof price === 'number' ? price : price[n];
  if (found === undefined) throw new Error(`option ${n} has no price`);
  return found;
}
