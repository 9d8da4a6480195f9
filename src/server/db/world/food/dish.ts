import type { ItemSeed, Text } from '../shapes';

export const gluten: Text = ['Gluten', 'غلوتين'];
export const milk: Text = ['Milk', 'حليب'];
export const egg: Text = ['Egg', 'بيض'];
export const sesame: Text = ['Sesame', 'سمسم'];
export const mustard: Text = ['Mustard', 'خردل'];
export const fish: Text = ['Fish', 'سمك'];
export const shellfish: Text = ['Shellfish', 'محار وقشريات'];
export const nuts: Text = ['Tree nuts', 'مكسرات'];
export const peanut: Text = ['Peanut', 'فول سوداني'];
export const soya: Text = ['Soya', 'صويا'];

/** Whether a dish is vegetarian, meat or fish prepared halal, or neither of the two. */
type Diet = 'veg' | 'halal' | 'meat';

type Served = Pick<ItemSeed, 'category' | 'glyph' | 'price' | 'veg' | 'halal'>;

/** Where a dish stands on the menu, its picture, its price before choices, and who may eat it. */
export function served(category: string, glyph: string, price: number, diet: Diet): Served {
  return { category, glyph, price, veg: diet === 'veg', halal: diet === 'halal' };
}

/** The nutrition list of one portion: energy in kcal, the rest in grams. */
export function facts(kcal: number, protein: number, carbohydrate: number, fat: number): Text[] {
  return [
    [`${kcal} kcal`, `${kcal} سعرة حرارية`],
    [`Protein ${protein} g`, `بروتين ${protein} غ`],
    [`Carbohydrate ${carbohydrate} g`, `كربوهيدرات ${carbohydrate} غ`],
    [`Fat ${fat} g`, `دهون ${fat} غ`],
  ];
}
