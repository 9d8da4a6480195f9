import type { StoreSeed } from '../shapes';
import { doneness, portion, riceOrBread } from './choices';
import { egg, facts, gluten, milk, nuts, served, sesame } from './dish';

export const goatherdsOven: StoreSeed = {
  slug: 'goatherds-oven',
  name: ['Goatherd’s Oven', 'فرن راعي الماعز'],
  about: ['Oven flatbreads, pies and stews', 'مناقيش وفطائر ويخنات'],
  glyphs: ['flatbread', 'pie', 'goat', 'pot-of-food'],
  tone: 'sand',
  zone: 'hills',
  delivery_time: [30, 45],
  tax: 5,
  // Sunday first; the oven is cold on Mondays and rests at midday from Tuesday to Thursday.
  hours: [
    [['08:00', '21:00']],
    [],
    [
      ['08:00', '13:00'],
      ['16:00', '22:00'],
    ],
    [
      ['08:00', '13:00'],
      ['16:00', '22:00'],
    ],
    [
      ['08:00', '13:00'],
      ['16:00', '22:00'],
    ],
    [['13:00', '23:00']],
    [['08:00', '23:00']],
  ],
  schedule_order: true,
  veg: true,
  non_veg: true,
  halal: true,
  minimum_order: 15,
  add_ons: [
    { key: 'goat-butter', name: ['Goat butter', 'زبدة الماعز'], price: 1.5 },
    { key: 'hill-olives', name: ['Hill olives', 'زيتون التلال'], price: 1.3 },
    { key: 'thyme-tea', name: ['Thyme tea', 'شاي الزعتر البري'], price: 1.9 },
  ],
  items: [
    {
      slug: 'goatherds-thyme-flatbread',
      name: ['Thyme flatbread', 'منقوشة زعتر'],
      description: [
        'Dough spread by fingertips with wild thyme, sesame and oil. From fire to bag in two minutes.',
        'عجين يُفرد بالأصابع مع زعتر بري وسمسم وزيت. من النار إلى الكيس في دقيقتين.',
      ],
      ...served('oven-breads', 'flatbread', 2.6, 'veg'),
      recommended: true,
      add_ons: ['hill-olives', 'thyme-tea'],
      nutrition: facts(360, 9, 46, 16),
      allergens: [gluten, sesame],
    },
    {
      slug: 'goatherds-goat-cheese-flatbread',
      name: ['Goat’s cheese flatbread', 'منقوشة جبن الماعز'],
      description: [
        'Fresh goat’s cheese and dried mint on thin dough. The goats live fifty steps away.',
        'جبن ماعز طازج ونعناع يابس على عجين رقيق. والماعز على بعد خمسين خطوة.',
      ],
      ...served('oven-breads', 'cheese-wedge', 3.9, 'veg'),
      recommended: true,
      add_ons: ['hill-olives'],
      allergens: [gluten, milk],
      organic: true,
    },
    {
      slug: 'goatherds-minced-flatbread',
      name: ['Minced lamb flatbread', 'لحم بعجين'],
      description: [
        'Lamb, tomato and sumac spread to the very edge. Roll it with parsley and lemon.',
        'لحم غنم وطماطم وسماق حتى الحافة. لفّه مع البقدونس والليمون.',
      ],
      ...served('oven-breads', 'stuffed-flatbread', 4.6, 'halal'),
      groups: [portion],
      allergens: [gluten],
    },
    {
      slug: 'goatherds-egg-flatbread',
      name: ['Egg and butter flatbread', 'منقوشة بيض بالزبدة'],
      description: [
        'Two eggs broken on the dough inside the oven. Baked until ten, when the hens are done.',
        'بيضتان تُكسران على العجين داخل الفرن. تُخبز حتى العاشرة حين ينفد البيض.',
      ],
      ...served('morning-eggs', 'egg', 4.2, 'veg'),
      available: ['08:00', '10:00'],
      add_ons: ['goat-butter'],
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'goatherds-pepper-flatbread',
      name: ['Red pepper flatbread', 'منقوشة محمّرة'],
      description: [
        'Pepper paste, walnut and onion on a soft base. Warm rather than hot.',
        'معجون الفلفل والجوز والبصل على قاعدة طرية. حرارتها لطيفة.',
      ],
      ...served('oven-breads', 'bell-pepper', 3.2, 'veg'),
      allergens: [gluten, nuts],
    },
    {
      slug: 'goatherds-village-loaf',
      name: ['Village loaf', 'رغيف القرية'],
      description: [
        'A heavy round loaf of barley and wheat. Better on its second day.',
        'رغيف مستدير ثقيل من الشعير والقمح. يطيب أكثر في يومه الثاني.',
      ],
      ...served('oven-breads', 'bread', 3.8, 'veg'),
      add_ons: ['goat-butter'],
      allergens: [gluten],
    },
    {
      slug: 'goatherds-spinach-pies',
      name: ['Sour spinach pies', 'فطائر السبانخ'],
      description: [
        'Four triangles of spinach, onion and sumac. No cheese, and sharp with lemon.',
        'أربعة مثلثات من السبانخ والبصل والسماق. بلا جبن وحامضة بالليمون.',
      ],
      ...served('pies', 'leafy-green', 4.8, 'veg'),
      allergens: [gluten],
    },
    {
      slug: 'goatherds-lamb-pie',
      name: ['Lamb and pine nut pie', 'فطيرة اللحم والصنوبر'],
      description: [
        'A deep pie of spiced lamb under a lid of bread dough. Cut it and the steam smells of cinnamon.',
        'فطيرة عميقة من اللحم المتبّل تحت غطاء عجين. اقطعها فتفوح رائحة القرفة.',
      ],
      ...served('pies', 'pie', 11.4, 'halal'),
      nutrition: facts(680, 31, 58, 36),
      allergens: [gluten, nuts],
    },
    {
      slug: 'goatherds-pumpkin-pie',
      name: ['Pumpkin and chickpea pie', 'فطيرة اليقطين والحمص'],
      description: [
        'Roast pumpkin, chickpeas and tahini in thin pastry. Sweet, nutty, very filling.',
        'يقطين مشوي وحمص وطحينة في عجين رقيق. حلوة وغنية ومشبعة.',
      ],
      ...served('pies', 'jack-o-lantern', 8.6, 'veg'),
      allergens: [gluten, sesame],
    },
    {
      slug: 'goatherds-goat-stew',
      name: ['Slow goat stew', 'يخنة الماعز'],
      description: [
        'Goat with tomato, quince and cinnamon in a sealed pot. It sits in the oven while the bread rests.',
        'لحم ماعز مع الطماطم والسفرجل والقرفة في قدر مغلق. يبقى في الفرن ريثما يرتاح العجين.',
      ],
      ...served('warm-bowls', 'pot-of-food', 13.8, 'halal'),
      recommended: true,
      groups: [riceOrBread],
      allergens: [gluten],
    },
    {
      slug: 'goatherds-white-bean-stew',
      name: ['White bean stew', 'يخنة الفاصوليا البيضاء'],
      description: [
        'Large beans in tomato and olive oil, cooked all afternoon. Good hot, better lukewarm.',
        'فاصوليا كبيرة بالطماطم وزيت الزيتون تُطهى طوال العصر. لذيذة ساخنة وأطيب فاترة.',
      ],
      ...served('warm-bowls', 'beans', 8.2, 'veg'),
      groups: [riceOrBread],
      nutrition: facts(450, 18, 66, 13),
      allergens: [gluten],
    },
    {
      slug: 'goatherds-lamb-chops',
      name: ['Oven lamb chops', 'ريش غنم بالفرن'],
      description: [
        'Five chops roasted on a tray of onions and potatoes. The bread mops up the tray.',
        'خمس ريش تُشوى على صينية بصل وبطاطا. والخبز يمسح الصينية.',
      ],
      ...served('charcoal-plates', 'cut-of-meat', 17.9, 'halal'),
      groups: [doneness],
      allergens: [gluten],
    },
    {
      slug: 'goatherds-lentil-soup',
      name: ['Brown lentil soup', 'شوربة العدس البني'],
      description: [
        'Lentils and chard with a lot of lemon. The herders drink it from a cup.',
        'عدس وسلق مع ليمون كثير. يشربها الرعاة بالكوب.',
      ],
      ...served('kitchen-soups', 'bowl-with-spoon', 4.9, 'veg'),
      groups: [portion],
    },
    {
      slug: 'goatherds-tomato-plate',
      name: ['Tomatoes with soft cheese', 'طماطم مع جبن طري'],
      description: [
        'Thick slices of tomato, goat’s cheese and oregano. Salt it yourself.',
        'شرائح طماطم سميكة وجبن ماعز وأوريغانو. وملّحها بنفسك.',
      ],
      ...served('cold-mezze', 'tomato', 5.6, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'goatherds-honey-bread',
      name: ['Honey and nut bread', 'خبز العسل والمكسرات'],
      description: [
        'Sweet dough with hill honey and almonds, torn from the tin. Lasts until the kettle boils.',
        'عجين حلو بعسل التلال واللوز يُمزق من القالب. يبقى حتى تغلي الغلاية.',
      ],
      ...served('pastries', 'honey-pot', 4.4, 'veg'),
      allergens: [gluten, nuts, egg],
    },
    {
      slug: 'goatherds-baked-apple',
      name: ['Baked apple', 'تفاح مخبوز'],
      description: [
        'An apple stuffed with dates and walnut, baked in the falling heat. Cream if you ask.',
        'تفاحة محشوة بالتمر والجوز تُخبز على حرارة هادئة. والقشطة عند الطلب.',
      ],
      ...served('puddings-and-sweets', 'red-apple', 3.7, 'veg'),
      allergens: [nuts],
    },
    {
      slug: 'goatherds-thyme-tea',
      name: ['Wild thyme tea', 'شاي الزعتر البري'],
      description: [
        'Thyme picked on the slope and dried in the attic. Good for the voice, they say.',
        'زعتر يُقطف من المنحدر ويُجفف في العلية. يقولون إنه نافع للصوت.',
      ],
      ...served('coffees-and-teas', 'herb', 1.9, 'veg'),
    },
  ],
  reviews: [
    { stars: 5, comment: ['Smells like my aunt’s village.', 'رائحته كقرية خالتي.'] },
    {
      stars: 4,
      comment: ['Check the hours, the oven rests at midday.', 'انتبهوا للمواعيد، الفرن يرتاح ظهراً.'],
      reply: ['So do the goats.', 'والماعز أيضاً.'],
    },
  ],
};
