import { type Text } from '../world/shapes';

/** What the campaign of a module is called and says. */
export const CAMPAIGNS: Record<'grocery' | 'pharmacy' | 'ecommerce' | 'food', { title: Text; description: Text }> = {
  grocery: {
    title: ['Market week', 'أسبوع السوق'],
    description: [
      'Seven days of fruit, fish and bread straight from the quay. Baskets are lighter by a fifth.',
      'سبعة أيام من الفواكه والسمك والخبز من الرصيف مباشرة. السلال أخف بالخُمس.',
    ],
  },
  pharmacy: {
    title: ['Ready for the season', 'استعد للموسم'],
    description: [
      'Vitamins, sun care and everything for a cold at a lower price. Ask the pharmacist what suits you.',
      'فيتامينات وعناية من الشمس وكل ما يلزم للزكام بسعر أقل. اسأل الصيدلي عما يناسبك.',
    ],
  },
  ecommerce: {
    title: ['Days of the lighthouse', 'أيام المنارة'],
    description: [
      'Lamps, shoes and headphones from the shops of the bay, while the light turns. New offers every morning.',
      'مصابيح وأحذية وسماعات من متاجر الخليج ما دام الضوء يدور. عروض جديدة كل صباح.',
    ],
  },
  food: {
    title: ['Supper by the harbour', 'عشاء عند الميناء'],
    description: [
      'Kitchens by the water cook their favourites for a fifth less. Every evening until the campaign ends.',
      'مطابخ على الماء تعدّ أشهى أطباقها بخصم الخُمس. كل مساء حتى نهاية الحملة.',
    ],
  },
};
