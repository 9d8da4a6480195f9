import type { GroupSeed } from '../shapes';

export const stackHeight: GroupSeed = {
  name: ['Height', 'عدد الطبقات'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Three pancakes', 'ثلاث طبقات'], price: 0 },
    { label: ['Five pancakes', 'خمس طبقات'], price: 2.4 },
    { label: ['Eight, for two', 'ثماني طبقات لشخصين'], price: 5.2 },
  ],
};
