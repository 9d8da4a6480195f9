import type { GroupSeed } from '../shapes';

export const bowlBase: GroupSeed = {
  name: ['Base', 'القاعدة'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Mixed leaves', 'أوراق مشكّلة'], price: 0 },
    { label: ['Brown rice', 'أرز بني'], price: 0 },
    { label: ['Bulgur', 'برغل'], price: 0.4 },
  ],
};

export const bowlVegetables: GroupSeed = {
  name: ['Vegetables', 'الخضار'],
  type: 'multi',
  required: true,
  min: 2,
  max: 3,
  values: [
    { label: ['Roast carrot', 'جزر مشوي'], price: 0 },
    { label: ['Broccoli', 'بروكلي'], price: 0 },
    { label: ['Avocado', 'أفوكادو'], price: 1.6 },
    { label: ['Chickpeas', 'حمص حب'], price: 0 },
    { label: ['Beetroot', 'شمندر'], price: 0.5 },
  ],
};
