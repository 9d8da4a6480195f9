import type { StoreSeed } from '../shapes';
import { plateSides, portion, spiceLevel } from './choices';
import { egg, facts, fish, gluten, milk, mustard, served, sesame, shellfish } from './dish';

export const tidewaterFishTable: StoreSeed = {
  slug: 'tidewater-fish-table',
  name: ['Tidewater Fish Table', 'مائدة المدّ للأسماك'],
  about: ['Evening catch, grilled or fried', 'صيد المساء مشوياً أو مقلياً'],
  glyphs: ['fish', 'lobster', 'lemon', 'oyster'],
  tone: 'sky',
  zone: 'harbour',
  delivery_time: [30, 40],
  hours: [['17:00', '23:30']],
  tax: 5,
  schedule_order: true,
  non_veg: true,
  veg: true,
  halal: true,
  cutlery: true,
  announcement: ['The boats come in at four, so we open at five.', 'تعود القوارب في الرابعة، فنفتح في الخامسة.'],
  add_ons: [
    { key: 'garlic-sauce', name: ['Garlic sauce', 'صلصة الثوم'], price: 0.9 },
    { key: 'lemon-wedges', name: ['Lemon wedges', 'شرائح ليمون'], price: 0.4 },
    { key: 'fisher-bread', name: ['Grilled bread', 'خبز مشوي'], price: 1.2 },
  ],
  items: [
    {
      slug: 'tidewater-whole-bream',
      name: ['Whole grilled bream', 'دنيس كامل مشوي'],
      description: [
        'A bream of about 500 g, split and grilled over vine wood. It comes with charred lemon and parsley.',
        'سمكة دنيس نحو 500 غ تُشق وتُشوى على خشب الكرم. معها ليمون مشوي وبقدونس.',
      ],
      ...served('fish-and-seafood', 'fish', 18.9, 'halal'),
      recommended: true,
      groups: [plateSides],
      add_ons: ['garlic-sauce', 'lemon-wedges', 'fisher-bread'],
      nutrition: facts(480, 54, 12, 23),
      allergens: [fish],
    },
    {
      slug: 'tidewater-half-lobster',
      name: ['Half lobster with butter', 'نصف كركند بالزبدة'],
      description: [
        'Half a lobster from the reef, grilled in its shell. Warm butter with tarragon is poured at the last moment.',
        'نصف كركند من الشعاب يُشوى في قشره. تُسكب عليه زبدة دافئة بالطرخون في آخر لحظة.',
      ],
      ...served('fish-and-seafood', 'lobster', 32, 'halal'),
      groups: [plateSides],
      add_ons: ['lemon-wedges'],
      allergens: [shellfish, milk],
      maximum_cart_quantity: 4,
    },
    {
      slug: 'tidewater-chilli-crab',
      name: ['Chilli crab', 'سلطعون بالفلفل الحار'],
      description: [
        'Blue crab cracked and tossed in tomato, chilli and egg. Have napkins and time at hand.',
        'سلطعون أزرق مكسور في صلصة طماطم وفلفل وبيض. جهّز مناديل ووقتاً كافياً.',
      ],
      ...served('fish-and-seafood', 'crab', 24.5, 'halal'),
      groups: [spiceLevel],
      add_ons: ['fisher-bread'],
      allergens: [shellfish, egg],
    },
    {
      slug: 'tidewater-garlic-prawns',
      name: ['Garlic pan prawns', 'روبيان المقلاة بالثوم'],
      description: [
        'Ten prawns in olive oil with far too much garlic. Bread is for the oil.',
        'عشر حبات روبيان في زيت الزيتون مع ثوم كثير. والخبز لغمس الزيت.',
      ],
      ...served('fish-and-seafood', 'shrimp', 15.2, 'halal'),
      groups: [spiceLevel, portion],
      add_ons: ['fisher-bread'],
      allergens: [shellfish],
    },
    {
      slug: 'tidewater-fried-squid',
      name: ['Fried squid rings', 'حلقات الحبار المقلية'],
      description: [
        'Small squid floured and fried in under a minute. Served with lemon salt.',
        'حبار صغير يُغمَس بالدقيق ويُقلى في أقل من دقيقة. يُقدَّم مع ملح الليمون.',
      ],
      ...served('fish-and-seafood', 'squid', 11.4, 'halal'),
      add_ons: ['garlic-sauce', 'lemon-wedges'],
      allergens: [gluten, shellfish],
    },
    {
      slug: 'tidewater-octopus-potato',
      name: ['Octopus with potato', 'أخطبوط مع البطاطا'],
      description: [
        'Octopus boiled slowly, then charred at the edges. Soft potato and smoked paprika underneath.',
        'أخطبوط يُسلق ببطء ثم تُحمَّر أطرافه. تحته بطاطا طرية وفلفل مدخن.',
      ],
      ...served('fish-and-seafood', 'octopus', 19.6, 'halal'),
      allergens: [shellfish],
    },
    {
      slug: 'tidewater-six-oysters',
      name: ['Six oysters on ice', 'ست محارات على الثلج'],
      description: [
        'Opened when the courier is at the door. Shallot vinegar in a small bottle.',
        'تُفتح حين يصل المندوب إلى الباب. ومعها خل الكراث في زجاجة صغيرة.',
      ],
      ...served('fish-and-seafood', 'oyster', 16.5, 'halal'),
      add_ons: ['lemon-wedges'],
      allergens: [shellfish],
      available: ['17:00', '22:00'],
    },
    {
      slug: 'tidewater-fish-and-fries',
      name: ['Cod and fries', 'سمك القد مع البطاطا'],
      description: [
        'Cod in a batter of sparkling water and flour, with thick fries. Pea purée with mint on the side.',
        'سمك القد في عجينة ماء غازي ودقيق مع بطاطا سميكة. ومعه هريس البازلاء بالنعناع.',
      ],
      ...served('fish-and-seafood', 'french-fries', 13.8, 'halal'),
      groups: [portion],
      add_ons: ['garlic-sauce'],
      allergens: [fish, gluten],
      recommended: true,
    },
    {
      slug: 'tidewater-fried-shrimp-basket',
      name: ['Fried prawn basket', 'سلة الروبيان المقلي'],
      description: [
        'Twelve prawns in breadcrumbs with sesame. Made for sharing while the fish cooks.',
        'اثنتا عشرة حبة روبيان بفتات الخبز والسمسم. للمشاركة ريثما ينضج السمك.',
      ],
      ...served('fish-and-seafood', 'fried-shrimp', 14.4, 'halal'),
      allergens: [gluten, sesame, shellfish],
    },
    {
      slug: 'tidewater-fishermans-pot',
      name: ['Fisherman’s pot', 'قدر الصياد'],
      description: [
        'White fish, mussels and fennel in a saffron broth. Enough for one hungry person or two polite ones.',
        'سمك أبيض وبلح البحر وشمر في مرق الزعفران. يكفي جائعاً واحداً أو مهذبَين.',
      ],
      ...served('kitchen-soups', 'pot-of-food', 17.2, 'halal'),
      add_ons: ['fisher-bread', 'garlic-sauce'],
      nutrition: facts(430, 41, 22, 18),
      allergens: [fish, shellfish],
    },
    {
      slug: 'tidewater-seafood-pan-rice',
      name: ['Seafood pan rice', 'أرز المقلاة بثمار البحر'],
      description: [
        'Short rice cooked in prawn stock until the bottom crackles. Serves two, straight in the pan.',
        'أرز قصير يُطهى في مرق الروبيان حتى يتحمص قاعه. يكفي اثنين في المقلاة نفسها.',
      ],
      ...served('family-platters', 'shallow-pan-of-food', 29.5, 'halal'),
      allergens: [shellfish, fish],
    },
    {
      slug: 'tidewater-tinned-sardines',
      name: ['House sardines in oil', 'سردين البيت بالزيت'],
      description: [
        'We salt and pack our own sardines each spring. A whole tin with pickled onion.',
        'نملّح السردين ونعلّبه بأنفسنا كل ربيع. علبة كاملة مع بصل مخلل.',
      ],
      ...served('cold-mezze', 'canned-food', 7.9, 'halal'),
      allergens: [fish],
    },
    {
      slug: 'tidewater-fennel-salad',
      name: ['Fennel and orange salad', 'سلطة الشمر والبرتقال'],
      description: [
        'Shaved fennel, orange and black olives. A cold plate that likes fried fish.',
        'شرائح شمر وبرتقال وزيتون أسود. طبق بارد يليق بالسمك المقلي.',
      ],
      ...served('leafy-salads', 'tangerine', 6.8, 'veg'),
    },
    {
      slug: 'tidewater-salt-potatoes',
      name: ['Salt-crust potatoes', 'بطاطا بقشرة الملح'],
      description: [
        'Small potatoes boiled in sea water until they wrinkle. Green herb sauce with mustard.',
        'بطاطا صغيرة تُسلق في ماء البحر حتى تتجعد. مع صلصة أعشاب بالخردل.',
      ],
      ...served('fries-and-sides', 'potato', 4.9, 'veg'),
      allergens: [mustard],
    },
    {
      slug: 'tidewater-lemon-tart',
      name: ['Lemon tart', 'تارت الليمون'],
      description: [
        'Sharp lemon cream on a short butter crust. Baked daily by the fishmonger’s sister.',
        'كريمة ليمون حادة على عجينة زبدة هشة. تخبزها يومياً أخت السمّاك.',
      ],
      ...served('cakes', 'pie', 5.6, 'veg'),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'tidewater-coconut-cooler',
      name: ['Chilled coconut', 'جوز هند مبرد'],
      description: [
        'A young coconut, cut so that you only push in the straw. Nothing added.',
        'جوزة هند فتية مقطوعة لا تحتاج إلا إلى القشة. بلا أي إضافات.',
      ],
      ...served('fresh-juices', 'coconut', 4.5, 'veg'),
    },
    {
      slug: 'tidewater-lime-soda',
      name: ['Salted lime soda', 'صودا الليم المملح'],
      description: [
        'Fresh lime, a pinch of salt and soda water. Ask for no sugar if you like it fierce.',
        'ليم طازج ورشة ملح وماء غازي. اطلبه بلا سكر إن أحببته قوياً.',
      ],
      ...served('cold-drinks', 'lime', 3.1, 'veg'),
    },
  ],
  reviews: [
    { stars: 5, comment: ['The bream tasted as if I could hear the harbour.', 'طعم الدنيس كأنني أسمع صوت الميناء.'] },
    {
      stars: 4,
      comment: ['Excellent fish, thirty-five minutes on a Friday.', 'سمك ممتاز، وصل في 35 دقيقة يوم الجمعة.'],
      reply: ['Fridays are busy, thank you for waiting.', 'الجمعة مزدحمة، شكراً على انتظارك.'],
    },
    { stars: 4, comment: ['I wish they opened for lunch too.', 'أتمنى أن يفتحوا وقت الغداء أيضاً.'] },
  ],
};
