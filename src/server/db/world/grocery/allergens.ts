import { type Text } from '../shapes';

export const gluten: Text = ['Gluten', 'غلوتين'];
export const milk: Text = ['Milk', 'حليب'];
export const egg: Text = ['Egg', 'بيض'];
export const nuts: Text = ['Tree nuts', 'مكسرات'];
export const peanut: Text = ['Peanut', 'فول سوداني'];
export const sesame: Text = ['Sesame', 'سمسم'];
export const soya: Text = ['Soya', 'صويا'];
export const fish: Text = ['Fish', 'سمك'];
export const crustaceans: Text = ['Crustaceans', 'قشريات'];
export const molluscs: Text = ['Molluscs', 'رخويات'];
