import type { StoreSeed } from '../shapes';
import { riceOrBread, spiceLevel } from './choices';
import { egg, facts, fish, gluten, milk, nuts, served, shellfish } from './dish';

export const cloveAndCardamom: StoreSeed = {
  slug: 'clove-and-cardamom',
  name: ['Clove & Cardamom', 'قرنفل وهيل'],
  about: ['Slow curries, rice and bread', 'كاري على مهل وأرز وخبز'],
  glyphs: ['curry-rice', 'hot-pepper', 'cooked-rice', 'flatbread'],
  tone: 'amber',
  zone: 'old_town',
  delivery_time: [30, 40],
  hours: [
    ['12:00', '15:30'],
    ['18:00', '23:00'],
  ],
  tax: 5,
  schedule_order: true,
  veg: true,
  non_veg: true,
  halal: true,
  cutlery: true,
  discount: { discount: 10, min_purchase: 0, max_discount: 0, from: -6, until: 14 },
  add_ons: [
    { key: 'garlic-flatbread', name: ['Garlic flatbread', 'خبز بالثوم'], price: 2 },
    { key: 'mint-yoghurt', name: ['Mint yoghurt', 'لبن بالنعناع'], price: 1.2 },
    { key: 'lime-pickle', name: ['Lime pickle', 'مخلل الليم'], price: 0.8 },
  ],
  items: [
    {
      slug: 'lamb-curry-with-rice',
      name: ['Lamb curry with rice', 'كاري الغنم مع الأرز'],
      description: [
        'Shoulder of lamb cooked with clove, cardamom and browned onion. Rice or bread as you prefer.',
        'كتف غنم يُطهى مع القرنفل والهيل والبصل المحمّر. مع أرز أو خبز كما تفضل.',
      ],
      ...served('meat-curries', 'curry-rice', 14.2, 'halal'),
      recommended: true,
      groups: [spiceLevel, riceOrBread],
      add_ons: ['garlic-flatbread', 'mint-yoghurt', 'lime-pickle'],
      nutrition: facts(720, 42, 68, 30),
      allergens: [milk, gluten],
    },
    {
      slug: 'clove-butter-chicken',
      name: ['Tomato butter chicken', 'دجاج بالطماطم والزبدة'],
      description: [
        'Chicken from the clay oven in a smooth tomato sauce. Butter and fenugreek at the end.',
        'دجاج من فرن الطين في صلصة طماطم ناعمة. وزبدة وحلبة في الختام.',
      ],
      ...served('meat-curries', 'pot-of-food', 12.9, 'halal'),
      recommended: true,
      groups: [spiceLevel, riceOrBread],
      add_ons: ['garlic-flatbread', 'mint-yoghurt'],
      nutrition: facts(690, 40, 60, 31),
      allergens: [milk, nuts, gluten],
    },
    {
      slug: 'clove-pepper-chicken',
      name: ['Black pepper chicken', 'دجاج بالفلفل الأسود'],
      description: [
        'A dry curry of chicken leg with crushed pepper and curry leaves. It clings instead of pouring.',
        'كاري جاف من أفخاذ الدجاج بالفلفل المجروش وأوراق الكاري. يلتصق ولا يسيل.',
      ],
      ...served('meat-curries', 'poultry-leg', 12.4, 'halal'),
      groups: [spiceLevel, riceOrBread],
    },
    {
      slug: 'clove-beef-coconut',
      name: ['Beef and coconut curry', 'كاري اللحم بجوز الهند'],
      description: [
        'Beef simmered until the coconut turns brown and sticky. Three hours, no hurry.',
        'لحم بقر يُطهى حتى يسمر جوز الهند ويكثف. ثلاث ساعات بلا عجلة.',
      ],
      ...served('meat-curries', 'coconut', 14.8, 'halal'),
      groups: [spiceLevel, riceOrBread],
      add_ons: ['lime-pickle'],
    },
    {
      slug: 'clove-harbour-fish-curry',
      name: ['Tamarind fish curry', 'كاري السمك بالتمر الهندي'],
      description: [
        'Firm white fish in a thin, sour tamarind sauce. Okra goes in for the last five minutes.',
        'سمك أبيض متماسك في صلصة تمر هندي حامضة. تضاف البامية في آخر خمس دقائق.',
      ],
      ...served('meat-curries', 'fish', 14.5, 'halal'),
      groups: [spiceLevel, riceOrBread],
      allergens: [fish],
    },
    {
      slug: 'clove-prawn-curry',
      name: ['Prawn and mango curry', 'كاري الروبيان والمانجو'],
      description: [
        'Prawns with green mango and mustard seed. Bright rather than heavy.',
        'روبيان مع مانجو أخضر وحبوب الخردل. خفيف ومشرق.',
      ],
      ...served('meat-curries', 'mango', 15.9, 'halal'),
      groups: [spiceLevel, riceOrBread],
      allergens: [shellfish],
    },
    {
      slug: 'clove-yellow-lentils',
      name: ['Yellow lentils', 'عدس أصفر'],
      description: [
        'Split lentils with cumin fried in butter poured over the top. Plain food of the best kind.',
        'عدس مجروش يُسكب فوقه كمون مقلي بالزبدة. طعام بسيط من أطيب ما يكون.',
      ],
      ...served('vegetable-curries', 'bowl-with-spoon', 7.8, 'veg'),
      groups: [riceOrBread],
      add_ons: ['garlic-flatbread', 'lime-pickle'],
      allergens: [milk],
    },
    {
      slug: 'clove-aubergine-curry',
      name: ['Baby aubergine curry', 'كاري الباذنجان الصغير'],
      description: [
        'Small aubergines stuffed with sesame and roasted spices. They soften in a tamarind gravy.',
        'باذنجان صغير محشو بالسمسم والتوابل المحمصة. يلين في صلصة تمر هندي.',
      ],
      ...served('vegetable-curries', 'eggplant', 9.6, 'veg'),
      groups: [spiceLevel, riceOrBread],
    },
    {
      slug: 'clove-potato-pea',
      name: ['Potato and pea curry', 'كاري البطاطا والبازلاء'],
      description: [
        'New potatoes and peas in ginger and tomato. What the cooks eat themselves.',
        'بطاطا جديدة وبازلاء بالزنجبيل والطماطم. هذا ما يأكله الطهاة أنفسهم.',
      ],
      ...served('vegetable-curries', 'potato', 8.4, 'veg'),
      groups: [spiceLevel, riceOrBread],
      nutrition: facts(490, 13, 82, 12),
    },
    {
      slug: 'clove-spinach-cheese',
      name: ['Spinach and fresh cheese', 'سبانخ بالجبن الطازج'],
      description: [
        'Cubes of our own pressed cheese in spinach and garlic. A spoon of cream finishes it.',
        'مكعبات جبن نصنعه بأنفسنا في السبانخ والثوم. وملعقة كريمة في الختام.',
      ],
      ...served('vegetable-curries', 'leafy-green', 9.9, 'veg'),
      groups: [spiceLevel, riceOrBread],
      allergens: [milk],
    },
    {
      slug: 'clove-chickpea-curry',
      name: ['Chickpea and ginger curry', 'كاري الحمص والزنجبيل'],
      description: [
        'Chickpeas dark with tea and dried mango. Raw ginger in thin sticks on top.',
        'حمص داكن بالشاي والمانجو المجفف. فوقه زنجبيل نيء مقطع رفيعاً.',
      ],
      ...served('vegetable-curries', 'ginger-root', 8.2, 'veg'),
      groups: [spiceLevel, riceOrBread],
    },
    {
      slug: 'clove-chicken-biryani',
      name: ['Sealed pot chicken rice', 'برياني الدجاج في القدر'],
      description: [
        'Rice and spiced chicken steamed under a lid of dough. Open it at the table for the scent.',
        'أرز ودجاج متبّل يُطهيان تحت غطاء من العجين. افتحه على المائدة لرائحته.',
      ],
      ...served('rice-and-breads', 'cooked-rice', 13.2, 'halal'),
      recommended: true,
      add_ons: ['mint-yoghurt'],
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'clove-saffron-rice',
      name: ['Saffron rice', 'أرز بالزعفران'],
      description: [
        'Long basmati with saffron milk and fried onion. One bowl serves two.',
        'بسمتي طويل بحليب الزعفران والبصل المقلي. الطبق يكفي اثنين.',
      ],
      ...served('rice-and-breads', 'cooked-rice', 4.2, 'veg'),
      tone: 'sand',
      allergens: [milk],
    },
    {
      slug: 'clove-oven-flatbread',
      name: ['Clay oven flatbread', 'خبز فرن الطين'],
      description: [
        'Slapped on the wall of the oven and brushed with butter. Blistered, soft and gone in minutes.',
        'يُلصق بجدار الفرن ويُدهن بالزبدة. منتفخ وطري ولا يبقى دقائق.',
      ],
      ...served('rice-and-breads', 'flatbread', 2.2, 'veg'),
      allergens: [gluten, milk],
    },
    {
      slug: 'clove-vegetable-parcels',
      name: ['Pea and potato parcels', 'سمبوسة البازلاء والبطاطا'],
      description: [
        'Three fried parcels with coriander seed. A sweet date chutney is packed apart.',
        'ثلاث قطع مقلية ببذور الكزبرة. وصلصة التمر الحلوة منفصلة.',
      ],
      ...served('hot-mezze', 'dumpling', 4.6, 'veg'),
      allergens: [gluten],
    },
    {
      slug: 'clove-rice-pudding',
      name: ['Cardamom rice pudding', 'أرز بالحليب والهيل'],
      description: [
        'Rice cooked in milk until it thickens by itself. Almonds on top, served cold.',
        'أرز يُطهى بالحليب حتى يكثف وحده. فوقه لوز ويُقدَّم بارداً.',
      ],
      ...served('puddings-and-sweets', 'custard', 3.9, 'veg'),
      allergens: [milk, nuts],
    },
    {
      slug: 'clove-spiced-tea',
      name: ['Spiced milk tea', 'شاي كرك'],
      description: [
        'Black tea boiled with milk, ginger and clove. It arrives in a flask for three cups.',
        'شاي أسود يُغلى مع الحليب والزنجبيل والقرنفل. يصل في ترمس يكفي ثلاثة أكواب.',
      ],
      ...served('coffees-and-teas', 'teapot', 4, 'veg'),
      allergens: [milk],
    },
  ],
  reviews: [
    { stars: 5, comment: ['You can taste that nobody hurried the lamb.', 'واضح أن أحداً لم يستعجل لحم الغنم.'] },
    { stars: 4, comment: ['Lovely rice, the mild is very mild.', 'أرز رائع، لكن الخفيف خفيف جداً.'] },
    {
      stars: 3,
      comment: ['Came at 3:40, ten minutes late.', 'وصل في 3:40، متأخراً عشر دقائق.'],
      reply: [
        'We were closing the lunch kitchen. The tea is on us next time.',
        'كنا نغلق مطبخ الغداء. الشاي علينا المرة القادمة.',
      ],
    },
  ],
};
