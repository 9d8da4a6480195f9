import type { StoreSeed } from '../shapes';
import { doneness, plateSides, seasoning, spiceLevel } from './choices';
import { egg, facts, gluten, milk, mustard, served, sesame } from './dish';

export const midnightSkillet: StoreSeed = {
  slug: 'midnight-skillet',
  name: ['Midnight Skillet', 'مقلاة منتصف الليل'],
  about: ['Late steaks, wings and loaded fries', 'ستيك وأجنحة وبطاطا لآخر الليل'],
  glyphs: ['cut-of-meat', 'night-with-stars', 'french-fries', 'hot-pepper'],
  tone: 'lilac',
  zone: 'harbour',
  delivery_time: [25, 35],
  hours: [['21:00', '23:59']],
  tax: 5,
  schedule_order: false,
  veg: true,
  non_veg: true,
  halal: true,
  cutlery: true,
  announcement: ['We wake when the others wash up.', 'نستيقظ حين يغسل الآخرون صحونهم.'],
  add_ons: [
    { key: 'pepper-sauce', name: ['Pepper sauce', 'صلصة الفلفل'], price: 1.2 },
    { key: 'blue-dip', name: ['Blue cheese dip', 'غموس الجبن الأزرق'], price: 1.1 },
    { key: 'pickles', name: ['House pickles', 'مخلل البيت'], price: 1 },
  ],
  items: [
    {
      slug: 'midnight-skirt-steak',
      name: ['Skirt steak skillet', 'ستيك في المقلاة'],
      description: [
        'A thin, full-flavoured steak seared in iron and sliced across. Sides are yours to choose.',
        'ستيك رقيق غني بالنكهة يُحمَّر في الحديد ويُقطع شرائح. والأطباق الجانبية من اختيارك.',
      ],
      ...served('charcoal-plates', 'cut-of-meat', 19.5, 'halal'),
      recommended: true,
      groups: [doneness, plateSides],
      add_ons: ['pepper-sauce', 'pickles'],
      nutrition: facts(690, 51, 30, 39),
    },
    {
      slug: 'midnight-rib-eye',
      name: ['Rib-eye, 300 g', 'ريب آي، 300 غ'],
      description: [
        'Aged for three weeks and basted with butter and thyme. It rests while the courier rides in.',
        'معتّق ثلاثة أسابيع ويُسقى بالزبدة والزعتر. يرتاح ريثما يصل المندوب.',
      ],
      ...served('charcoal-plates', 'meat-on-bone', 28.9, 'halal'),
      groups: [doneness, plateSides],
      add_ons: ['pepper-sauce'],
      allergens: [milk],
      maximum_cart_quantity: 6,
    },
    {
      slug: 'midnight-hot-wings',
      name: ['Ten hot wings', 'عشرة أجنحة حارة'],
      description: [
        'Fried once, sauced, then grilled so it sticks. Celery is there for show.',
        'تُقلى ثم تُغمس بالصلصة وتُشوى لتلتصق. والكرفس للزينة.',
      ],
      ...served('charcoal-plates', 'poultry-leg', 9.8, 'halal'),
      recommended: true,
      groups: [spiceLevel],
      add_ons: ['blue-dip'],
      allergens: [gluten],
    },
    {
      slug: 'midnight-loaded-fries',
      name: ['Loaded beef fries', 'بطاطا محمّلة باللحم'],
      description: [
        'Fries under minced beef, cheese sauce and spring onion. Bring a fork.',
        'بطاطا تحت لحم مفروم وصلصة جبن وبصل أخضر. أحضر شوكة.',
      ],
      ...served('fries-and-sides', 'french-fries', 8.4, 'halal'),
      tone: 'coral',
      allergens: [milk],
    },
    {
      slug: 'midnight-plain-fries',
      name: ['Bag of fries', 'كيس بطاطا'],
      description: [
        'Skin-on fries from the hot pan. Season them plain or smoked.',
        'بطاطا بقشرها من المقلاة الساخنة. بملح فقط أو بالفلفل المدخن.',
      ],
      ...served('fries-and-sides', 'french-fries', 3.5, 'veg'),
      groups: [seasoning],
    },
    {
      slug: 'midnight-patty-melt',
      name: ['Patty melt', 'باتي ملت'],
      description: [
        'A beef patty, sweet onions and cheese between fried bread. Flat, heavy and exactly right.',
        'قرص لحم وبصل حلو وجبن بين خبز محمّر. مسطح ومشبع وكما يجب.',
      ],
      ...served('beef-burgers', 'sandwich', 10.4, 'halal'),
      add_ons: ['pickles'],
      allergens: [gluten, milk],
    },
    {
      slug: 'midnight-skillet-burger',
      name: ['Skillet burger', 'برغر المقلاة'],
      description: [
        'One thick patty with mustard and raw onion. No leaf has ever touched it.',
        'قرص سميك مع خردل وبصل نيء. لم تلمسه ورقة خس قط.',
      ],
      ...served('beef-burgers', 'hamburger', 10.9, 'halal'),
      groups: [doneness],
      add_ons: ['pickles', 'blue-dip'],
      allergens: [gluten, mustard, sesame],
    },
    {
      slug: 'midnight-chilli-dog',
      name: ['Chilli dog', 'هوت دوغ بالفلفل'],
      description: [
        'A beef sausage under bean and beef chilli. Grated cheese melts on the way to you.',
        'نقانق بقر تحت يخنة اللحم والفاصوليا. والجبن المبشور يذوب في الطريق إليك.',
      ],
      ...served('hot-dogs', 'hot-dog', 7.6, 'halal'),
      groups: [spiceLevel],
      allergens: [gluten, milk],
    },
    {
      slug: 'midnight-breakfast-plate',
      name: ['Breakfast for the awake', 'فطور الساهرين'],
      description: [
        'Eggs, beef bacon and toast, served when the clock disagrees. Coffee is not included, for your own good.',
        'بيض وشرائح بقر وتوست حين تخالفك الساعة. بلا قهوة حرصاً على نومك.',
      ],
      ...served('morning-eggs', 'cooking', 9.2, 'halal'),
      available: ['22:30', '23:59'],
      allergens: [egg, gluten],
    },
    {
      slug: 'midnight-mushroom-skillet',
      name: ['Mushroom skillet', 'فطر المقلاة'],
      description: [
        'A pound of mushrooms cooked down with garlic and cream. Toast to hold it.',
        'نصف كيلو فطر يُطهى مع الثوم والكريمة. ومعه توست.',
      ],
      ...served('warm-bowls', 'brown-mushroom', 8.8, 'veg'),
      allergens: [milk, gluten],
    },
    {
      slug: 'midnight-bean-chilli',
      name: ['Black bean chilli', 'يخنة الفاصوليا السوداء'],
      description: [
        'Three beans, cocoa and smoked chilli. Simmered since the afternoon.',
        'ثلاثة أنواع فاصوليا مع كاكاو وفلفل مدخن. على النار منذ العصر.',
      ],
      ...served('warm-bowls', 'beans', 7.9, 'veg'),
      groups: [spiceLevel],
    },
    {
      slug: 'midnight-stuffed-chillies',
      name: ['Cheese stuffed chillies', 'فلفل محشو بالجبن'],
      description: [
        'Six green chillies filled with soft cheese and fried in crumbs. One in six is serious.',
        'ست حبات فلفل أخضر محشوة بجبن طري ومقلية. واحدة منها جادة.',
      ],
      ...served('hot-mezze', 'hot-pepper', 6.6, 'veg'),
      add_ons: ['blue-dip'],
      allergens: [gluten, milk],
    },
    {
      slug: 'midnight-pickle-plate',
      name: ['Fried pickles', 'مخلل مقلي'],
      description: [
        'Sour cucumbers in a thin crust. They come with a cold yoghurt dip.',
        'خيار مخلل في قشرة رقيقة. مع غموس لبن بارد.',
      ],
      ...served('fries-and-sides', 'pickle', 4.8, 'veg'),
      allergens: [gluten, milk],
    },
    {
      slug: 'midnight-corn-butter',
      name: ['Skillet corn', 'ذرة المقلاة'],
      description: [
        'Corn cut from the cob and browned in butter. Lime and chilli at the end.',
        'حبوب ذرة طازجة محمّرة بالزبدة. ثم ليم وفلفل في الختام.',
      ],
      ...served('fries-and-sides', 'ear-of-corn', 4.2, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'midnight-skillet-cookie',
      name: ['Hot skillet cookie', 'كوكيز المقلاة الساخن'],
      description: [
        'A whole cookie baked in a small iron pan, soft inside. Two spoons are in the bag.',
        'قطعة كوكيز كاملة تُخبز في مقلاة صغيرة وقلبها طري. في الكيس ملعقتان.',
      ],
      ...served('puddings-and-sweets', 'cookie', 5.9, 'veg'),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'midnight-malt-shake',
      name: ['Vanilla malt shake', 'مخفوق الفانيلا'],
      description: [
        'Ice cream, milk and malt, thick enough to need patience. A wide straw comes along.',
        'بوظة وحليب وشعير مملّت بقوام يحتاج صبراً. ومعه قشة عريضة.',
      ],
      ...served('cold-drinks', 'glass-of-milk', 4.7, 'veg'),
      allergens: [milk, gluten],
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: ['The only place that saves me after a night shift.', 'المكان الوحيد الذي ينقذني بعد مناوبة الليل.'],
    },
    { stars: 4, comment: ['Good steak, sleepy courier, friendly both.', 'ستيك جيد ومندوب نعسان، وكلاهما لطيف.'] },
  ],
};
