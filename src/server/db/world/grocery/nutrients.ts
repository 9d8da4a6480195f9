import { type Text } from '../shapes';

export const vitaminC: Text = ['Vitamin C', 'فيتامين سي'];
export const vitaminA: Text = ['Vitamin A', 'فيتامين أ'];
export const vitaminD: Text = ['Vitamin D', 'فيتامين د'];
export const fibre: Text = ['Fibre', 'ألياف'];
export const protein: Text = ['Protein', 'بروتين'];
export const calcium: Text = ['Calcium', 'كالسيوم'];
export const iron: Text = ['Iron', 'حديد'];
export const potassium: Text = ['Potassium', 'بوتاسيوم'];
export const omega3: Text = ['Omega-3', 'أوميغا 3'];
export const goodFat: Text = ['Unsaturated fat', 'دهون غير مشبعة'];
export const carbohydrate: Text = ['Carbohydrate', 'كربوهيدرات'];
