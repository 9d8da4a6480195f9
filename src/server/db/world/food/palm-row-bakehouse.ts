import type { StoreSeed } from '../shapes';
import { cupSize, milkKind } from './choices';
import { egg, facts, gluten, milk, nuts, served, sesame } from './dish';

export const palmRowBakehouse: StoreSeed = {
  slug: 'palm-row-bakehouse',
  name: ['Palm Row Bakehouse', 'مخبز صفّ النخيل'],
  about: ['Breads and pastries, collect only', 'خبز ومعجنات، استلام فقط'],
  glyphs: ['croissant', 'baguette-bread', 'palm-tree', 'pretzel'],
  tone: 'sand',
  zone: 'harbour',
  delivery_time: [10, 20],
  hours: [['06:00', '23:59']],
  tax: 0,
  delivery: false,
  take_away: true,
  schedule_order: true,
  veg: true,
  halal: true,
  featured: true,
  announcement: [
    'Bread leaves the oven at six, eleven and five.',
    'يخرج الخبز من الفرن في السادسة والحادية عشرة والخامسة.',
  ],
  add_ons: [
    { key: 'apricot-jam', name: ['Apricot jam', 'مربى المشمش'], price: 1.1 },
    { key: 'cultured-butter', name: ['Cultured butter', 'زبدة مخمرة'], price: 1.4 },
  ],
  items: [
    {
      slug: 'palm-row-butter-croissant',
      name: ['Butter croissant', 'كرواسون بالزبدة'],
      description: [
        'Twenty-seven layers of dough and cultured butter. It shatters properly, so mind your shirt.',
        'سبع وعشرون طبقة من العجين والزبدة المخمرة. هشّ كما يجب، فانتبه لقميصك.',
      ],
      ...served('pastries', 'croissant', 2.9, 'veg'),
      recommended: true,
      add_ons: ['apricot-jam', 'cultured-butter'],
      nutrition: facts(290, 6, 31, 16),
      allergens: [gluten, milk, egg],
    },
    {
      slug: 'palm-row-zaatar-croissant',
      name: ['Zaatar croissant', 'كرواسون بالزعتر'],
      description: [
        'The same dough with thyme, sumac and sesame rolled inside. Good with tea rather than coffee.',
        'العجين نفسه محشواً بالزعتر والسماق والسمسم. يليق بالشاي أكثر من القهوة.',
      ],
      ...served('pastries', 'croissant', 3.3, 'veg'),
      tone: 'leaf',
      allergens: [gluten, milk, sesame],
    },
    {
      slug: 'palm-row-long-loaf',
      name: ['Long crisp loaf', 'رغيف طويل مقرمش'],
      description: [
        'Flour, water, salt and sixteen hours of patience. The crust sings when you press it.',
        'دقيق وماء وملح وست عشرة ساعة من الصبر. قشرته تطقطق عند الضغط.',
      ],
      ...served('oven-breads', 'baguette-bread', 2.4, 'veg'),
      allergens: [gluten],
    },
    {
      slug: 'palm-row-sourdough',
      name: ['Country sourdough', 'خبز العجين المخمّر الريفي'],
      description: [
        'A one-kilo loaf from a starter fed twice a day. Keeps for four days in a cloth.',
        'رغيف كيلوغرام من خميرة تُغذّى مرتين يومياً. يدوم أربعة أيام في قماش.',
      ],
      ...served('oven-breads', 'bread', 6.2, 'veg'),
      add_ons: ['cultured-butter'],
      allergens: [gluten],
      organic: true,
    },
    {
      slug: 'palm-row-sesame-bagel',
      name: ['Sesame bagel', 'خبز حلقي بالسمسم'],
      description: [
        'Boiled in honey water before it is baked. Dense, shiny and covered in sesame.',
        'يُسلق في ماء العسل قبل الخبز. كثيف ولامع ومغطى بالسمسم.',
      ],
      ...served('oven-breads', 'bagel', 2.6, 'veg'),
      add_ons: ['cultured-butter', 'apricot-jam'],
      allergens: [gluten, sesame],
    },
    {
      slug: 'palm-row-salt-pretzel',
      name: ['Salt pretzel', 'بريتزل بالملح'],
      description: [
        'A dark twist with coarse salt from the bay. Split it and add butter while it is warm.',
        'لفافة داكنة بملح الخليج الخشن. افتحها وأضف الزبدة وهي دافئة.',
      ],
      ...served('oven-breads', 'pretzel', 2.7, 'veg'),
      add_ons: ['cultured-butter'],
      allergens: [gluten],
    },
    {
      slug: 'palm-row-oven-flatbread',
      name: ['Flatbread with nigella', 'خبز مسطح بحبة البركة'],
      description: [
        'Baked on the stone for ninety seconds. Three in a bag, dotted with nigella seed.',
        'يُخبز على الحجر تسعين ثانية. ثلاثة أرغفة في الكيس مرشوشة بحبة البركة.',
      ],
      ...served('oven-breads', 'flatbread', 3, 'veg'),
      allergens: [gluten],
    },
    {
      slug: 'palm-row-spinach-pie',
      name: ['Spinach and feta pie', 'فطيرة السبانخ والفيتا'],
      description: [
        'Thin sheets of dough around spinach, dill and white cheese. Sold by the generous quarter.',
        'رقائق عجين حول السبانخ والشبت والجبن الأبيض. تُباع بربع سخي.',
      ],
      ...served('pies', 'pie', 4.4, 'veg'),
      nutrition: facts(340, 12, 29, 20),
      allergens: [gluten, milk],
    },
    {
      slug: 'palm-row-cheese-boat',
      name: ['Cheese boat', 'قارب الجبن'],
      description: [
        'A boat of soft bread filled with three cheeses. An egg goes in for the last two minutes.',
        'قارب من الخبز الطري محشو بثلاثة أجبان. تضاف بيضة في آخر دقيقتين.',
      ],
      ...served('pies', 'cheese-wedge', 6.9, 'veg'),
      allergens: [gluten, milk, egg],
    },
    {
      slug: 'palm-row-egg-bun',
      name: ['Morning egg bun', 'كعكة البيض الصباحية'],
      description: [
        'Soft scrambled egg with chives in a milk bun. Made until eleven, then the pan is washed.',
        'بيض مخفوق طري بالثوم المعمّر في خبز الحليب. يُعدّ حتى الحادية عشرة ثم تُغسل المقلاة.',
      ],
      ...served('morning-eggs', 'egg', 4.6, 'veg'),
      available: ['06:00', '11:00'],
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'palm-row-cardamom-knot',
      name: ['Cardamom knot', 'عقدة الهيل'],
      description: [
        'A sweet yeast bun tied by hand around cardamom butter. Pearl sugar on top crunches a little.',
        'كعكة حلوة تُعقد باليد حول زبدة الهيل. حبات السكر فوقها تقرمش قليلاً.',
      ],
      ...served('pastries', 'pretzel', 3.2, 'veg'),
      allergens: [gluten, milk],
    },
    {
      slug: 'palm-row-glazed-ring',
      name: ['Orange glazed ring', 'دونات مغطاة بالبرتقال'],
      description: [
        'A light fried ring with a glaze of orange juice. Tastes of Sunday.',
        'حلقة مقلية خفيفة مغطاة بعصير البرتقال. طعمها كصباح العطلة.',
      ],
      ...served('pastries', 'doughnut', 2.8, 'veg'),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'palm-row-oat-cookie',
      name: ['Oat and date cookie', 'بسكويت الشوفان والتمر'],
      description: [
        'Large, chewy and sweetened mostly with dates. Walnuts give it some bite.',
        'كبير وطري وحلاوته من التمر غالباً. الجوز يمنحه قرمشة.',
      ],
      ...served('pastries', 'cookie', 2.2, 'veg'),
      allergens: [gluten, nuts],
    },
    {
      slug: 'palm-row-raspberry-cupcake',
      name: ['Raspberry cupcake', 'كب كيك التوت'],
      description: [
        'A small vanilla cake with a spoon of raspberry in the middle. The icing is cream cheese, not sugar paste.',
        'كعكة فانيلا صغيرة بملعقة توت في وسطها. وجهها من جبن كريمي لا عجينة سكر.',
      ],
      ...served('cakes', 'cupcake', 3.5, 'veg'),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'palm-row-walnut-moon',
      name: ['Walnut moon cake', 'كعكة القمر بالجوز'],
      description: [
        'A pressed cake of walnut and date under a thin crust. We stamp the moon of the bay on each.',
        'كعكة مضغوطة من الجوز والتمر تحت قشرة رقيقة. نختم على كل واحدة قمر الخليج.',
      ],
      ...served('cakes', 'moon-cake', 3.8, 'veg'),
      discount: 10,
      discount_type: 'percent',
      allergens: [gluten, nuts],
    },
    {
      slug: 'palm-row-counter-coffee',
      name: ['Counter coffee', 'قهوة الكاونتر'],
      description: [
        'A plain filter coffee kept honest and hot. Add milk of any kind.',
        'قهوة مفلترة بسيطة وساخنة دائماً. أضف إليها أي حليب.',
      ],
      ...served('coffees-and-teas', 'hot-beverage', 2.3, 'veg'),
      groups: [cupSize, milkKind],
      allergens: [milk],
    },
    {
      slug: 'palm-row-evening-rolls',
      name: ['Evening bag of rolls', 'كيس المساء'],
      description: [
        'Eight mixed rolls from the last bake of the day. Half the price of the morning.',
        'ثماني قطع خبز متنوعة من آخر خبزة. بنصف سعر الصباح.',
      ],
      ...served('oven-breads', 'bread', 3.6, 'veg'),
      tone: 'lilac',
      available: ['20:00', '23:59'],
      allergens: [gluten, sesame],
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: ['Ordered from the bus, the bag was waiting warm.', 'طلبت من الحافلة وكان الكيس جاهزاً ودافئاً.'],
    },
    {
      stars: 5,
      comment: ['The cardamom knot is the reason I get up.', 'عقدة الهيل هي سبب استيقاظي.'],
      reply: ['And you are the reason we bake a second tray.', 'وأنتم سبب خبزنا صينية ثانية.'],
    },
    { stars: 4, comment: ['I would pay for delivery if they offered it.', 'كنت سأدفع ثمن التوصيل لو كان متاحاً.'] },
  ],
};
