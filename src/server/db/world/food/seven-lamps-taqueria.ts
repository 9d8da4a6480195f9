import type { StoreSeed } from '../shapes';
import { riceOrBread, spiceLevel } from './choices';
import { egg, facts, fish, gluten, milk, served } from './dish';
import { salsas, tacoCount } from './taco-choices';

export const sevenLampsTaqueria: StoreSeed = {
  slug: 'seven-lamps-taqueria',
  name: ['Seven Lamps Taqueria', 'تاكو المصابيح السبعة'],
  about: ['Tacos, burritos and tamales', 'تاكو وبوريتو وتامالي'],
  glyphs: ['taco', 'burrito', 'hot-pepper', 'avocado'],
  tone: 'sand',
  zone: 'old_town',
  delivery_time: [25, 35],
  hours: [['12:00', '23:00']],
  tax: 5,
  closed: true,
  schedule_order: true,
  veg: true,
  non_veg: true,
  halal: true,
  cutlery: true,
  announcement: ['We are repainting the kitchen and will be back soon.', 'نعيد طلاء المطبخ وسنعود قريباً.'],
  add_ons: [
    { key: 'guacamole', name: ['Guacamole', 'غواكامولي'], price: 1.8 },
    { key: 'soured-cream', name: ['Soured cream', 'قشدة حامضة'], price: 0.9 },
    { key: 'lime-water', name: ['Lime water', 'ماء الليم'], price: 2.3 },
  ],
  items: [
    {
      slug: 'seven-lamps-beef-tacos',
      name: ['Slow beef tacos', 'تاكو لحم مطهو ببطء'],
      description: [
        'Beef cheek cooked with dried chilli until it falls apart. Corn tortillas pressed on the spot.',
        'لحم خد البقر يُطهى بالفلفل المجفف حتى يتفتت. تورتيلا ذرة تُكبس في مكانها.',
      ],
      ...served('soft-tacos', 'taco', 6.9, 'halal'),
      recommended: true,
      groups: [tacoCount, salsas],
      add_ons: ['guacamole', 'soured-cream', 'lime-water'],
      nutrition: facts(430, 28, 36, 19),
    },
    {
      slug: 'seven-lamps-chicken-tacos',
      name: ['Lime chicken tacos', 'تاكو الدجاج بالليم'],
      description: [
        'Chicken thigh charred with lime and oregano. Raw onion and coriander on top.',
        'فخذ دجاج مشوي بالليم والأوريغانو. فوقه بصل نيء وكزبرة.',
      ],
      ...served('soft-tacos', 'poultry-leg', 6.2, 'halal'),
      groups: [tacoCount, salsas],
      add_ons: ['guacamole'],
    },
    {
      slug: 'seven-lamps-fish-tacos',
      name: ['Bay fish tacos', 'تاكو سمك الخليج'],
      description: [
        'Strips of white fish in a light batter with cabbage. A pink chilli sauce holds it together.',
        'شرائح سمك أبيض بعجينة خفيفة مع ملفوف. وتجمعها صلصة فلفل وردية.',
      ],
      ...served('soft-tacos', 'fish', 7.1, 'halal'),
      groups: [tacoCount, salsas],
      allergens: [fish, gluten, egg],
    },
    {
      slug: 'seven-lamps-mushroom-tacos',
      name: ['Mushroom tacos', 'تاكو الفطر'],
      description: [
        'Oyster mushrooms torn and fried until crisp. Smoked chilli and lime over them.',
        'فطر محاري ممزق يُقلى حتى يقرمش. فوقه فلفل مدخن وليم.',
      ],
      ...served('soft-tacos', 'brown-mushroom', 5.8, 'veg'),
      groups: [tacoCount, salsas],
      add_ons: ['guacamole'],
    },
    {
      slug: 'seven-lamps-bean-tacos',
      name: ['Black bean tacos', 'تاكو الفاصوليا السوداء'],
      description: [
        'Beans mashed with garlic and topped with white cheese. The cheapest and for many the best.',
        'فاصوليا مهروسة بالثوم وفوقها جبن أبيض. الأرخص وعند كثيرين الأطيب.',
      ],
      ...served('soft-tacos', 'beans', 4.9, 'veg'),
      groups: [tacoCount, salsas],
      allergens: [milk],
    },
    {
      slug: 'seven-lamps-egg-tacos',
      name: ['Egg and pepper tacos', 'تاكو البيض والفلفل'],
      description: [
        'Scrambled egg with roasted pepper on warm corn tortillas. Served for the first two hours.',
        'بيض مخفوق مع فلفل مشوي على تورتيلا دافئة. يُقدَّم في أول ساعتين.',
      ],
      ...served('soft-tacos', 'egg', 5.2, 'veg'),
      available: ['12:00', '14:00'],
      groups: [salsas],
      allergens: [egg],
    },
    {
      slug: 'seven-lamps-beef-burrito',
      name: ['Beef burrito', 'بوريتو اللحم'],
      description: [
        'Beef, rice, beans and cheese in a wheat tortilla the size of a map. Toasted on all sides.',
        'لحم وأرز وفاصوليا وجبن في تورتيلا قمح بحجم خريطة. محمّص من كل الجهات.',
      ],
      ...served('burritos-and-tamales', 'burrito', 10.8, 'halal'),
      recommended: true,
      groups: [spiceLevel, salsas],
      add_ons: ['guacamole', 'soured-cream'],
      nutrition: facts(860, 41, 92, 34),
      allergens: [gluten, milk],
    },
    {
      slug: 'seven-lamps-chicken-burrito',
      name: ['Chicken burrito', 'بوريتو الدجاج'],
      description: [
        'Grilled chicken with lime rice and corn. Lighter than the beef by a little.',
        'دجاج مشوي مع أرز بالليم وذرة. أخف قليلاً من بوريتو اللحم.',
      ],
      ...served('burritos-and-tamales', 'burrito', 9.9, 'halal'),
      tone: 'amber',
      groups: [spiceLevel, salsas],
      add_ons: ['guacamole', 'soured-cream'],
      allergens: [gluten, milk],
    },
    {
      slug: 'seven-lamps-garden-burrito',
      name: ['Garden burrito', 'بوريتو الخضار'],
      description: [
        'Sweet potato, beans and spinach with no cheese at all. Fully vegan unless you add cream.',
        'بطاطا حلوة وفاصوليا وسبانخ بلا جبن. نباتي تماماً ما لم تضف القشدة.',
      ],
      ...served('burritos-and-tamales', 'roasted-sweet-potato', 9.2, 'veg'),
      groups: [spiceLevel, salsas],
      add_ons: ['guacamole'],
      allergens: [gluten],
    },
    {
      slug: 'seven-lamps-corn-tamales',
      name: ['Sweet corn tamales', 'تامالي الذرة الحلوة'],
      description: [
        'Two parcels of corn dough steamed in the husk. Unwrap and eat with salsa.',
        'لفافتان من عجين الذرة تُطهيان بالبخار في قشرها. افتحها وكُلها مع الصلصة.',
      ],
      ...served('burritos-and-tamales', 'tamale', 6.4, 'veg'),
      groups: [salsas],
    },
    {
      slug: 'seven-lamps-chicken-tamales',
      name: ['Chicken tamales', 'تامالي الدجاج'],
      description: [
        'Corn dough around chicken in green chilli. Heavy, warm and good on wet days.',
        'عجين ذرة حول دجاج بالفلفل الأخضر. مشبع ودافئ ولذيذ في الأيام الماطرة.',
      ],
      ...served('burritos-and-tamales', 'tamale', 7.3, 'halal'),
      tone: 'coral',
      groups: [salsas],
    },
    {
      slug: 'seven-lamps-chilli-plate',
      name: ['Chilli with rice', 'يخنة اللحم الحارة مع الأرز'],
      description: [
        'Chopped beef and kidney beans in a dark chilli sauce. It has been on since yesterday.',
        'لحم مقطع وفاصوليا حمراء في صلصة فلفل داكنة. على النار منذ الأمس.',
      ],
      ...served('warm-bowls', 'pot-of-food', 9.7, 'halal'),
      groups: [spiceLevel, riceOrBread],
      add_ons: ['soured-cream'],
      allergens: [gluten],
    },
    {
      slug: 'seven-lamps-street-corn',
      name: ['Street corn', 'ذرة الشارع'],
      description: [
        'Grilled corn rolled in cream, cheese and chilli. There is no tidy way to eat it.',
        'ذرة مشوية ملفوفة بالقشدة والجبن والفلفل. لا طريقة أنيقة لأكلها.',
      ],
      ...served('fries-and-sides', 'ear-of-corn', 3.9, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'seven-lamps-guacamole-chips',
      name: ['Guacamole and corn chips', 'غواكامولي مع رقائق الذرة'],
      description: [
        'Avocado crushed in a stone bowl with lime and onion. Chips are fried in the same hour.',
        'أفوكادو مهروس في وعاء حجري بالليم والبصل. والرقائق تُقلى في الساعة نفسها.',
      ],
      ...served('cold-mezze', 'avocado', 6.6, 'veg'),
    },
    {
      slug: 'seven-lamps-chilli-chocolate',
      name: ['Chilli chocolate cup', 'كوب شوكولاتة بالفلفل'],
      description: [
        'Cold chocolate cream with a slow heat behind it. Cinnamon on the lid.',
        'كريمة شوكولاتة باردة خلفها حرارة متمهلة. وعلى وجهها قرفة.',
      ],
      ...served('puddings-and-sweets', 'chocolate-bar', 3.8, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'seven-lamps-pineapple-juice',
      name: ['Pineapple water', 'ماء الأناناس'],
      description: [
        'Pineapple skins and cinnamon steeped in water overnight. Barely sweet, very cold.',
        'قشور أناناس وقرفة تُنقع في الماء ليلة. قليلة الحلاوة وباردة جداً.',
      ],
      ...served('fresh-juices', 'pineapple', 3.1, 'veg'),
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: ['Hurry up with the paint, I miss the beef tacos.', 'أسرعوا بالطلاء، اشتقت إلى تاكو اللحم.'],
      reply: ['Two more walls.', 'بقي جداران.'],
    },
    { stars: 4, comment: ['Real corn tortillas, a bit small.', 'تورتيلا ذرة حقيقية لكنها صغيرة قليلاً.'] },
  ],
};
