import type { GroupSeed } from '../shapes';

export const pieces: GroupSeed = {
  name: ['Pieces', 'عدد القطع'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Two', 'قطعتان'], price: 0 },
    { label: ['Four', 'أربع'], price: 4.8 },
    { label: ['Eight', 'ثمانٍ'], price: 13.2 },
  ],
};

export const rollDips: GroupSeed = {
  name: ['Dips', 'الغموس'],
  type: 'multi',
  required: false,
  min: 0,
  max: 2,
  values: [
    { label: ['Spicy mayonnaise', 'مايونيز حار'], price: 0.7 },
    { label: ['Sweet soy glaze', 'صويا محلّاة'], price: 0.6 },
    { label: ['Citrus soy', 'صويا بالحمضيات'], price: 0.6 },
  ],
};
