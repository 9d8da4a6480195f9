/** Words by which goods are found besides their names, and what each is in Arabic. */
export const tagNames = {
  apple: 'تفاح',
  baby: 'أطفال',
  backpack: 'حقيبة ظهر',
  basic: 'أساسيات',
  burger: 'برغر',
  charcoal: 'فحم',
  cheese: 'أجبان',
  cotton: 'قطن',
  denim: 'دنيم',
  flowers: 'زهور',
  football: 'كرة قدم',
  gift: 'هدية',
  headache: 'صداع',
  headphones: 'سماعات',
  hiking: 'مشي جبلي',
  novel: 'رواية',
  painkiller: 'مسكن ألم',
  road: 'طريق',
  running: 'جري',
  'school box': 'علبة مدرسة',
  shoe: 'حذاء',
  tamarind: 'تمر هندي',
  trail: 'مسار جبلي',
  wireless: 'لاسلكي',
} as const;

export type Tag = keyof typeof tagNames;
