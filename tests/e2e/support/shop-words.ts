import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';

export type Language = 'en' | 'ar';

const messages = { en, ar };

/** A message as the page shows it: `words('ar')('cart.subtotal')`. */
export function shopTexts(language: Language) {
  return (key: string, params: Record<string, string | number> = {}): string => {
    const [room = '', name = ''] = key.split('.');
    const room_ = (messages[language] as Record<string, Record<string, string>>)[room];
    const text = room_?.[name];
    if (text === undefined) throw new Error(`There is no message ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_all, param: string) => String(params[param] ?? ''));
  };
}

/** The items of the journey in the demo world. */
export const dinner = {
  en: {
    place: '14 Lighthouse Road',
    food: 'Food',
    store: 'Ember & Bun',
    item: 'Charcoal double cheeseburger',
    size: 'Three patties',
    topping: 'Smoked onion',
    addOn: 'Sea-salt fries',
  },
  ar: {
    place: '14 طريق المنارة',
    food: 'مطاعم',
    store: 'جمر وخبز',
    item: 'تشيز برغر مزدوج على الفحم',
    size: 'ثلاثة أقراص',
    topping: 'بصل مدخن',
    addOn: 'بطاطا بملح البحر',
  },
} as const;
