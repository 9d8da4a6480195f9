import type { StoreSeed } from '../shapes';
import { bowlExtras, portion } from './choices';
import { facts, gluten, milk, nuts, peanut, served, sesame, soya } from './dish';
import { bowlBase, bowlVegetables } from './salad-choices';

export const marigoldSaladWorks: StoreSeed = {
  slug: 'marigold-salad-works',
  name: ['Marigold Salad Works', 'ورشة سلطات الأقحوان'],
  about: ['Salads, warm bowls and soup', 'سلطات وأطباق دافئة وشوربة'],
  glyphs: ['green-salad', 'avocado', 'blossom', 'carrot'],
  tone: 'leaf',
  zone: 'harbour',
  delivery_time: [15, 25],
  hours: [['07:30', '23:59']],
  tax: 5,
  schedule_order: true,
  veg: true,
  non_veg: false,
  halal: true,
  minimum_order: 8,
  cutlery: true,
  discount: { discount: 25, min_purchase: 20, max_discount: 8, from: -30, until: -3 },
  add_ons: [
    { key: 'seed-mix', name: ['Seed mix', 'خليط بذور'], price: 0.9 },
    { key: 'sourdough-slice', name: ['Sourdough slice', 'شريحة خبز مخمّر'], price: 1.2 },
    { key: 'crumbled-feta', name: ['Crumbled feta', 'فيتا مفتتة'], price: 1.5 },
  ],
  items: [
    {
      slug: 'marigold-build-a-bowl',
      name: ['Build your own bowl', 'ركّب طبقك'],
      description: [
        'One base, two or three vegetables and a dressing, put together as you say. The vegetables are cut to order.',
        'قاعدة واحدة وصنفان أو ثلاثة من الخضار وصلصة كما تريد. تُقطع الخضار عند الطلب.',
      ],
      ...served('warm-bowls', 'bowl-with-spoon', 9.5, 'veg'),
      recommended: true,
      groups: [bowlBase, bowlVegetables, bowlExtras],
      add_ons: ['seed-mix', 'sourdough-slice', 'crumbled-feta'],
      nutrition: facts(430, 15, 55, 16),
    },
    {
      slug: 'marigold-orange-leaf-salad',
      name: ['Carrot and orange salad', 'سلطة الجزر والبرتقال'],
      description: [
        'Grated carrot with orange, mint and a warm cumin dressing. Raisins hide at the bottom.',
        'جزر مبشور مع برتقال ونعناع وصلصة كمون دافئة. والزبيب مختبئ في القاع.',
      ],
      ...served('leafy-salads', 'carrot', 8.5, 'veg'),
      groups: [portion],
      add_ons: ['seed-mix'],
    },
    {
      slug: 'marigold-green-cup',
      name: ['All green salad', 'السلطة الخضراء'],
      description: [
        'Six kinds of leaves, cucumber, peas and soft herbs. The dressing is lemon and good oil.',
        'ستة أنواع من الأوراق مع خيار وبازلاء وأعشاب. الصلصة ليمون وزيت جيد.',
      ],
      ...served('leafy-salads', 'green-salad', 8.9, 'veg'),
      recommended: true,
      organic: true,
      groups: [portion],
      add_ons: ['crumbled-feta', 'seed-mix'],
      nutrition: facts(210, 6, 14, 15),
    },
    {
      slug: 'marigold-tomato-bread',
      name: ['Tomato and bread salad', 'سلطة الطماطم والخبز'],
      description: [
        'Ripe tomatoes with torn toast that drinks their juice. Basil and red onion through it.',
        'طماطم ناضجة مع خبز محمّص يشرب عصيرها. وفيها ريحان وبصل أحمر.',
      ],
      ...served('leafy-salads', 'tomato', 8.7, 'veg'),
      allergens: [gluten],
    },
    {
      slug: 'marigold-avocado-lime',
      name: ['Avocado and lime salad', 'سلطة الأفوكادو والليم'],
      description: [
        'Avocado, crisp lettuce and corn with a sharp lime dressing. Tortilla strips on top.',
        'أفوكادو وخس مقرمش وذرة بصلصة ليم حادة. فوقها شرائح تورتيلا.',
      ],
      ...served('leafy-salads', 'avocado', 10.2, 'veg'),
      add_ons: ['crumbled-feta'],
    },
    {
      slug: 'marigold-pear-blue',
      name: ['Pear and blue cheese salad', 'سلطة الإجاص والجبن الأزرق'],
      description: [
        'Sliced pear, bitter leaves and crumbled blue cheese. Walnuts are toasted with honey.',
        'شرائح إجاص وأوراق مرّة وجبن أزرق مفتت. والجوز محمّص بالعسل.',
      ],
      ...served('leafy-salads', 'pear', 10.6, 'veg'),
      allergens: [milk, nuts],
    },
    {
      slug: 'marigold-strawberry-spinach',
      name: ['Strawberry and spinach salad', 'سلطة الفراولة والسبانخ'],
      description: [
        'Baby spinach, strawberries and white cheese. Balsamic drops, not a flood.',
        'سبانخ صغيرة وفراولة وجبن أبيض. قطرات بلسميك لا طوفان.',
      ],
      ...served('leafy-salads', 'strawberry', 9.8, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'marigold-peanut-cabbage',
      name: ['Cabbage and peanut slaw', 'ملفوف بالفول السوداني'],
      description: [
        'White and red cabbage rubbed with lime and chilli. A spoon of crushed peanuts goes over last.',
        'ملفوف أبيض وأحمر مدعوك بالليم والفلفل. وفي الآخر ملعقة فول سوداني مجروش.',
      ],
      ...served('leafy-salads', 'peanuts', 8.5, 'veg'),
      allergens: [peanut, soya],
    },
    {
      slug: 'marigold-broccoli-bowl',
      name: ['Charred broccoli bowl', 'طبق البروكلي المشوي'],
      description: [
        'Broccoli roasted at full heat over brown rice. Tahini and toasted sesame.',
        'بروكلي مشوي على أعلى حرارة فوق أرز بني. مع طحينة وسمسم محمّص.',
      ],
      ...served('warm-bowls', 'broccoli', 9.9, 'veg'),
      groups: [bowlExtras],
      allergens: [sesame],
      nutrition: facts(480, 17, 61, 19),
    },
    {
      slug: 'marigold-sweet-potato-bowl',
      name: ['Sweet potato bowl', 'طبق البطاطا الحلوة'],
      description: [
        'Half a roasted sweet potato with black beans and coriander. Smoky yoghurt on the side.',
        'نصف بطاطا حلوة مشوية مع فاصوليا سوداء وكزبرة. ومعها لبن مدخن.',
      ],
      ...served('warm-bowls', 'roasted-sweet-potato', 9.6, 'veg'),
      groups: [bowlExtras],
      allergens: [milk],
    },
    {
      slug: 'marigold-root-bowl',
      name: ['Beetroot and lentil bowl', 'طبق الشمندر والعدس'],
      description: [
        'Green lentils, roast beetroot and pickled onion. Horseradish makes it sing.',
        'عدس أخضر وشمندر مشوي وبصل مخلل. والفجل الحار يكمل نكهته.',
      ],
      ...served('warm-bowls', 'root-vegetable', 9.2, 'veg'),
      groups: [bowlExtras],
    },
    {
      slug: 'marigold-pumpkin-soup',
      name: ['Pumpkin soup', 'شوربة اليقطين'],
      description: [
        'Pumpkin and ginger blended until smooth. A few seeds roasted with salt.',
        'يقطين وزنجبيل يُهرسان حتى النعومة. مع بذور محمصة بالملح.',
      ],
      ...served('kitchen-soups', 'jack-o-lantern', 6.2, 'veg'),
      add_ons: ['sourdough-slice'],
    },
    {
      slug: 'marigold-pea-mint-soup',
      name: ['Pea and mint soup', 'شوربة البازلاء والنعناع'],
      description: [
        'Bright green and fine hot or cold. Tell us which in the note.',
        'خضراء زاهية وتصلح ساخنة أو باردة. أخبرنا في الملاحظة.',
      ],
      ...served('kitchen-soups', 'pea-pod', 5.9, 'veg'),
      add_ons: ['sourdough-slice'],
    },
    {
      slug: 'marigold-lentil-pot',
      name: ['Red lentil soup', 'شوربة العدس'],
      description: [
        'Lentils, cumin and a squeeze of lemon. Crisp bread comes in its own bag.',
        'عدس وكمون وعصرة ليمون. والخبز المقرمش في كيس منفصل.',
      ],
      ...served('kitchen-soups', 'pot-of-food', 5.6, 'veg'),
      recommended: true,
      allergens: [gluten],
    },
    {
      slug: 'marigold-morning-fruit-bowl',
      name: ['Blueberry morning bowl', 'طبق الصباح بالتوت'],
      description: [
        'Oats soaked in apple juice with berries and seeds. On the counter until noon.',
        'شوفان منقوع بعصير التفاح مع توت وبذور. متاح حتى الظهر.',
      ],
      ...served('morning-bowls', 'blueberries', 6.4, 'veg'),
      available: ['07:30', '12:00'],
      allergens: [gluten],
    },
    {
      slug: 'marigold-cucumber-cooler',
      name: ['Cucumber cooler', 'منعش الخيار'],
      description: [
        'Cucumber, lime and mint pressed with ice. Nothing sweet in it at all.',
        'خيار وليم ونعناع تُعصر مع الثلج. ولا شيء حلو فيه.',
      ],
      ...served('fresh-juices', 'cucumber', 3.9, 'veg'),
    },
    {
      slug: 'marigold-apple-crumble',
      name: ['Apple crumble cup', 'كوب كرامبل التفاح'],
      description: [
        'Baked apple under oats and almond. A small cup, so nobody has to share.',
        'تفاح مخبوز تحت الشوفان واللوز. كوب صغير فلا حاجة للمشاركة.',
      ],
      ...served('puddings-and-sweets', 'red-apple', 4.2, 'veg'),
      allergens: [gluten, nuts],
    },
  ],
  reviews: [
    { stars: 5, comment: ['A salad that actually fills me until dinner.', 'سلطة تشبعني فعلاً حتى العشاء.'] },
    {
      stars: 4,
      comment: ['Fresh and quick. I miss the old discount.', 'طازجة وسريعة. أفتقد الخصم القديم.'],
      reply: ['It will be back with the next harvest.', 'سيعود مع الموسم القادم.'],
    },
  ],
};
