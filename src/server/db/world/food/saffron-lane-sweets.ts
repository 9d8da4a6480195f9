import type { StoreSeed } from '../shapes';
import { portion, scoops, sweetToppings } from './choices';
import { egg, facts, gluten, milk, nuts, served, sesame } from './dish';

export const saffronLaneSweets: StoreSeed = {
  slug: 'saffron-lane-sweets',
  name: ['Saffron Lane Sweets', 'حلويات درب الزعفران'],
  about: ['Ice cream, cakes and sweets', 'بوظة وكعك وحلوى'],
  glyphs: ['shortcake', 'ice-cream', 'honey-pot', 'candy'],
  tone: 'lilac',
  zone: 'old_town',
  delivery_time: [20, 30],
  hours: [['08:00', '23:59']],
  tax: 5,
  schedule_order: true,
  veg: true,
  halal: true,
  featured: true,
  extra_packaging: 1,
  add_ons: [
    { key: 'birthday-candles', name: ['Box of candles', 'علبة شموع'], price: 1.5 },
    { key: 'cold-bag', name: ['Cold bag', 'حقيبة تبريد'], price: 2 },
    { key: 'pistachio-dust', name: ['Ground pistachio', 'فستق مطحون'], price: 1.2 },
  ],
  items: [
    {
      slug: 'saffron-lane-scoop-cup',
      name: ['Cup of two or three scoops', 'كوب من كرتين أو ثلاث'],
      description: [
        'Beaten by hand with mastic, so it stretches. Choose two or three flavours.',
        'بوظة مدقوقة باليد بالمستكة فتتمدد. اختر نكهتين أو ثلاثاً.',
      ],
      ...served('ice-creams', 'ice-cream', 4.5, 'veg'),
      recommended: true,
      groups: [scoops],
      add_ons: ['cold-bag', 'pistachio-dust'],
      allergens: [milk, nuts, sesame],
    },
    {
      slug: 'saffron-lane-soft-cone',
      name: ['Saffron soft cone', 'بوظة طرية بالزعفران'],
      description: [
        'Soft ice the colour of the lane at sunset. Real saffron, steeped in cream overnight.',
        'بوظة طرية بلون الدرب عند الغروب. زعفران حقيقي منقوع في الكريمة ليلة كاملة.',
      ],
      ...served('ice-creams', 'soft-ice-cream', 3.4, 'veg'),
      allergens: [milk, gluten],
      nutrition: facts(240, 5, 31, 11),
    },
    {
      slug: 'saffron-lane-shaved-ice',
      name: ['Shaved ice with cherry', 'ثلج مبشور بالكرز'],
      description: [
        'A snowy heap with sour cherry syrup and rose. Melts quickly, so order the cold bag.',
        'كومة ثلج بشراب الكرز الحامض والورد. يذوب سريعاً فاطلب حقيبة التبريد.',
      ],
      ...served('ice-creams', 'shaved-ice', 3.8, 'veg'),
      add_ons: ['cold-bag'],
    },
    {
      slug: 'saffron-lane-strawberry-cake',
      name: ['Strawberry cream cake', 'كعكة الفراولة بالكريمة'],
      description: [
        'Two layers of sponge, cream and fruit cut the same hour. Sold by the slice.',
        'طبقتان من الإسفنج مع كريمة وفاكهة تُقطع في ساعتها. تُباع بالشريحة.',
      ],
      ...served('cakes', 'shortcake', 4.9, 'veg'),
      recommended: true,
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'saffron-lane-birthday-cake',
      name: ['Whole celebration cake', 'كعكة احتفال كاملة'],
      description: [
        'A vanilla cake for ten with a name written on it. Tell us the name in the note and order a day ahead.',
        'كعكة فانيلا لعشرة أشخاص يُكتب عليها اسم. اكتب الاسم في الملاحظة واطلبها قبل يوم.',
      ],
      ...served('cakes', 'birthday-cake', 32, 'veg'),
      add_ons: ['birthday-candles'],
      allergens: [gluten, egg, milk, nuts],
      maximum_cart_quantity: 2,
      groups: [
        {
          name: ['Filling', 'الحشوة'],
          type: 'single',
          required: true,
          min: 1,
          max: 1,
          values: [
            { label: ['Strawberry', 'فراولة'], price: 0 },
            { label: ['Chocolate', 'شوكولاتة'], price: 2 },
            { label: ['Pistachio', 'فستق'], price: 4.5 },
          ],
        },
      ],
    },
    {
      slug: 'saffron-lane-rose-cupcakes',
      name: ['Four rose cupcakes', 'أربع كب كيك بالورد'],
      description: [
        'Small cakes with rose water icing and a dried petal. Packed so that they cannot tip.',
        'كعكات صغيرة بكريمة ماء الورد وبتلة مجففة. معبأة كي لا تنقلب.',
      ],
      ...served('cakes', 'cupcake', 9.2, 'veg'),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'saffron-lane-chocolate-slab',
      name: ['Sea salt chocolate slab', 'لوح شوكولاتة بملح البحر'],
      description: [
        'Dark chocolate, almonds and flakes of bay salt. Broken by hammer, sold by 200 g.',
        'شوكولاتة داكنة ولوز ورقائق ملح الخليج. تُكسر بالمطرقة وتُباع 200 غ.',
      ],
      ...served('puddings-and-sweets', 'chocolate-bar', 7.5, 'veg'),
      allergens: [nuts, milk],
    },
    {
      slug: 'saffron-lane-caramel-custard',
      name: ['Caramel custard', 'كريم كراميل'],
      description: [
        'Wobbly egg custard under bitter caramel. Turned out on a plate before it leaves.',
        'كاسترد بيض مرتعش تحت كراميل مائل للمرارة. يُقلب في طبق قبل خروجه.',
      ],
      ...served('puddings-and-sweets', 'custard', 3.7, 'veg'),
      allergens: [egg, milk],
    },
    {
      slug: 'saffron-lane-honey-fritters',
      name: ['Honey fritters', 'لقيمات بالعسل'],
      description: [
        'Crisp little balls soaked in honey and sesame. Twelve or so, depending on the ladle.',
        'كرات صغيرة مقرمشة بالعسل والسمسم. نحو اثنتي عشرة حسب المغرفة.',
      ],
      ...served('puddings-and-sweets', 'honey-pot', 5.2, 'veg'),
      groups: [portion],
      add_ons: ['pistachio-dust'],
      allergens: [gluten, sesame],
    },
    {
      slug: 'saffron-lane-walnut-baklava',
      name: ['Walnut layers', 'بقلاوة بالجوز'],
      description: [
        'Forty thin sheets around crushed walnuts. The syrup is light and scented with clove.',
        'أربعون رقاقة حول جوز مجروش. القطر خفيف ومعطر بالقرنفل.',
      ],
      ...served('puddings-and-sweets', 'honey-pot', 8.8, 'veg'),
      groups: [portion],
      add_ons: ['pistachio-dust'],
      allergens: [gluten, nuts, milk],
    },
    {
      slug: 'saffron-lane-date-pie',
      name: ['Date and orange pie', 'فطيرة التمر والبرتقال'],
      description: [
        'Soft dates cooked with orange peel under a lattice. A slice with tea closes any argument.',
        'تمر طري مطهو بقشر البرتقال تحت شبكة عجين. شريحة مع الشاي تنهي أي جدال.',
      ],
      ...served('pies', 'pie', 4.6, 'veg'),
      allergens: [gluten, milk],
    },
    {
      slug: 'saffron-lane-crepe-waffle',
      name: ['Waffle with a choice', 'وافل على ذوقك'],
      description: [
        'A thick waffle made while you wait. Up to three things may go on top.',
        'وافل سميك يُعدّ وأنت تنتظر. وحتى ثلاث إضافات فوقه.',
      ],
      ...served('pancakes-and-waffles', 'waffle', 5.8, 'veg'),
      groups: [sweetToppings],
      add_ons: ['pistachio-dust'],
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'saffron-lane-filled-doughnuts',
      name: ['Three filled doughnuts', 'ثلاث دونات محشوة'],
      description: [
        'One with cream, one with apricot, one with dark chocolate. The box does not say which.',
        'واحدة بالكريمة وأخرى بالمشمش وثالثة بالشوكولاتة. والعلبة لا تخبرك أيها.',
      ],
      ...served('pastries', 'doughnut', 6.3, 'veg'),
      discount: 1.3,
      discount_type: 'amount',
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'saffron-lane-boiled-sweets',
      name: ['Bag of boiled sweets', 'كيس سكاكر'],
      description: [
        'Lemon, aniseed and cherry drops pulled on a marble table. Wrapped in waxed paper.',
        'سكاكر ليمون ويانسون وكرز تُسحب على طاولة رخام. ملفوفة بورق مشمّع.',
      ],
      ...served('puddings-and-sweets', 'candy', 2.8, 'veg'),
    },
    {
      slug: 'saffron-lane-sugar-lolly',
      name: ['Pomegranate lolly', 'مصاصة الرمان'],
      description: [
        'A flat lolly of pomegranate juice and sugar. As big as a small hand.',
        'مصاصة مسطحة من عصير الرمان والسكر. بحجم كف صغيرة.',
      ],
      ...served('puddings-and-sweets', 'lollipop', 1.4, 'veg'),
      maximum_cart_quantity: 20,
    },
    {
      slug: 'saffron-lane-caramel-popcorn',
      name: ['Caramel popcorn', 'فشار بالكراميل'],
      description: [
        'Corn popped in butter and turned in dark caramel. A large bag with a little salt.',
        'ذرة تُفرقع بالزبدة وتُقلب في كراميل داكن. كيس كبير مع قليل من الملح.',
      ],
      ...served('puddings-and-sweets', 'popcorn', 3.9, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'saffron-lane-night-platter',
      name: ['Late night sweet box', 'صندوق حلو لآخر الليل'],
      description: [
        'A bit of everything that is left, for half of what it would cost. Packed from ten in the evening.',
        'قليل من كل ما بقي بنصف سعره. يُعبَّأ من العاشرة مساءً.',
      ],
      ...served('puddings-and-sweets', 'takeout-box', 8, 'veg'),
      tone: 'lilac',
      available: ['22:00', '23:59'],
      allergens: [gluten, egg, milk, nuts, sesame],
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: ['They wrote my daughter’s name perfectly.', 'كتبوا اسم ابنتي بإتقان.'],
      reply: ['Happy birthday to her again.', 'كل عام وهي بخير مرة أخرى.'],
    },
    {
      stars: 4,
      comment: ['Ice cream was soft at the edges after twenty minutes.', 'ذابت أطراف البوظة قليلاً بعد عشرين دقيقة.'],
    },
    { stars: 5, comment: ['The honey fritters never see the next morning.', 'لا تبقى اللقيمات حتى الصباح أبداً.'] },
  ],
};
