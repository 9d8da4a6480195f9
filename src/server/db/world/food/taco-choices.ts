import type { GroupSeed } from '../shapes';

export const tacoCount: GroupSeed = {
  name: ['How many', 'العدد'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Two tacos', 'قطعتان'], price: 0 },
    { label: ['Three tacos', 'ثلاث قطع'], price: 2.8 },
    { label: ['Five tacos', 'خمس قطع'], price: 7.9 },
  ],
};

export const salsas: GroupSeed = {
  name: ['Salsas', 'الصلصات'],
  type: 'multi',
  required: true,
  min: 1,
  max: 2,
  values: [
    { label: ['Green tomatillo', 'خضراء'], price: 0 },
    { label: ['Smoked red', 'حمراء مدخنة'], price: 0 },
    { label: ['Mango and chilli', 'مانجو وفلفل'], price: 0.5 },
  ],
};
