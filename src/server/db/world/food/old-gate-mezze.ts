import type { StoreSeed } from '../shapes';
import { mezzePicks, portion } from './choices';
import { facts, gluten, milk, nuts, served, sesame } from './dish';

export const oldGateMezze: StoreSeed = {
  slug: 'old-gate-mezze',
  name: ['Old Gate Mezze', 'مقبلات البوابة القديمة'],
  about: ['Vegetarian mezze and falafel', 'مقبلات نباتية وفلافل'],
  glyphs: ['falafel', 'olive', 'stuffed-flatbread', 'eggplant'],
  tone: 'mint',
  zone: 'old_town',
  delivery_time: [15, 25],
  hours: [['08:00', '23:59']],
  tax: 5,
  free_delivery: true,
  schedule_order: true,
  veg: true,
  non_veg: false,
  halal: true,
  featured: true,
  recommended: true,
  announcement: ['Our kitchen has been without meat since the first day.', 'مطبخنا بلا لحم منذ اليوم الأول.'],
  add_ons: [
    { key: 'tahini-pot', name: ['Pot of tahini', 'علبة طحينة'], price: 0.9 },
    { key: 'pickled-turnip', name: ['Pickled turnip', 'لفت مخلل'], price: 0.8 },
    { key: 'warm-bread', name: ['Two warm breads', 'رغيفان دافئان'], price: 1 },
  ],
  items: [
    {
      slug: 'falafel-plate-with-tahini',
      name: ['Falafel plate with tahini', 'طبق فلافل بالطحينة'],
      description: [
        'Seven falafel fried to order, with tahini, tomato and pickles. Green inside from fresh herbs.',
        'سبع حبات فلافل تُقلى عند الطلب مع طحينة وطماطم ومخلل. خضراء من الداخل بالأعشاب الطازجة.',
      ],
      ...served('falafel-and-pita', 'falafel', 7.5, 'veg'),
      recommended: true,
      groups: [portion],
      add_ons: ['tahini-pot', 'pickled-turnip', 'warm-bread'],
      nutrition: facts(540, 19, 52, 29),
      allergens: [sesame, gluten],
    },
    {
      slug: 'old-gate-falafel-wrap',
      name: ['Falafel wrap', 'لفة فلافل'],
      description: [
        'Crushed falafel, parsley and turnip rolled in thin bread. Pressed on the grill at the end.',
        'فلافل مهروسة وبقدونس ولفت في خبز رقيق. تُكبس على الشواية في الختام.',
      ],
      ...served('falafel-and-pita', 'stuffed-flatbread', 5.4, 'veg'),
      recommended: true,
      add_ons: ['tahini-pot', 'pickled-turnip'],
      allergens: [sesame, gluten],
    },
    {
      slug: 'old-gate-aubergine-pita',
      name: ['Fried aubergine pita', 'ساندويتش باذنجان مقلي'],
      description: [
        'Aubergine, potato and tahini in a soft round pita. A little mango pickle makes it.',
        'باذنجان وبطاطا وطحينة في خبز طري. وقليل من مخلل المانجو يميّزه.',
      ],
      ...served('falafel-and-pita', 'eggplant', 6.2, 'veg'),
      allergens: [gluten, sesame],
    },
    {
      slug: 'old-gate-dip-board',
      name: ['Dip board', 'لوح الغموس'],
      description: [
        'Two to four dips of your choice in wide bowls. Warm bread for the whole table.',
        'من صنفين إلى أربعة من اختيارك في صحون واسعة. مع خبز دافئ للجميع.',
      ],
      ...served('cold-mezze', 'flatbread', 12.8, 'veg'),
      groups: [mezzePicks],
      add_ons: ['warm-bread', 'pickled-turnip'],
      allergens: [sesame, milk, gluten, nuts],
    },
    {
      slug: 'old-gate-hummus',
      name: ['Stone-ground hummus', 'حمص مطحون بالحجر'],
      description: [
        'Chickpeas cooked all night and ground while warm. The well is filled with green oil.',
        'حمص يُطهى طوال الليل ويُطحن دافئاً. وفي وسطه زيت أخضر.',
      ],
      ...served('cold-mezze', 'beans', 4.8, 'veg'),
      groups: [portion],
      add_ons: ['warm-bread'],
      nutrition: facts(310, 11, 27, 19),
      allergens: [sesame],
    },
    {
      slug: 'old-gate-smoked-aubergine',
      name: ['Smoked aubergine', 'بابا غنوج'],
      description: [
        'Aubergines burnt on the flame, then beaten with lemon and pomegranate. Smoky to the last spoon.',
        'باذنجان محروق على اللهب يُخفق مع الليمون والرمان. مدخن حتى آخر ملعقة.',
      ],
      ...served('cold-mezze', 'eggplant', 5, 'veg'),
      add_ons: ['warm-bread'],
    },
    {
      slug: 'old-gate-olive-bowl',
      name: ['Cracked green olives', 'زيتون أخضر مكسور'],
      description: [
        'Olives cracked by hand and kept in lemon and chilli. From trees behind the old wall.',
        'زيتون يُكسر باليد ويُحفظ بالليمون والفلفل. من أشجار خلف السور القديم.',
      ],
      ...served('cold-mezze', 'olive', 3.6, 'veg'),
      organic: true,
    },
    {
      slug: 'old-gate-labneh-garlic',
      name: ['Labneh with garlic', 'لبنة بالثوم'],
      description: [
        'Yoghurt strained for two days and beaten with garlic. Dried mint and oil over it.',
        'لبن مصفّى يومين يُخفق مع الثوم. فوقه نعناع يابس وزيت.',
      ],
      ...served('cold-mezze', 'bowl-with-spoon', 4.4, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'old-gate-parsley-salad',
      name: ['Parsley and bulgur salad', 'تبولة'],
      description: [
        'Mostly parsley, a little bulgur, cut by knife. Lemon enough to make you blink.',
        'معظمها بقدونس وقليل من البرغل، مفرومة بالسكين. وليمون يكفي لترمش.',
      ],
      ...served('leafy-salads', 'herb', 4.9, 'veg'),
      allergens: [gluten],
    },
    {
      slug: 'old-gate-bread-salad',
      name: ['Sumac bread salad', 'فتوش'],
      description: [
        'Cucumber, tomato and radish with toasted bread. The dressing is sumac and pomegranate.',
        'خيار وطماطم وفجل مع خبز محمّص. الصلصة سماق ودبس رمان.',
      ],
      ...served('leafy-salads', 'green-salad', 5.6, 'veg'),
      allergens: [gluten],
    },
    {
      slug: 'old-gate-grilled-halloumi',
      name: ['Grilled halloumi', 'حلوم مشوي'],
      description: [
        'Thick slices marked on the grill and dressed with thyme honey. Eat while it still squeaks.',
        'شرائح سميكة مشوية مع عسل الزعتر. تُؤكل وهي ساخنة.',
      ],
      ...served('hot-mezze', 'cheese-wedge', 6.8, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'old-gate-spiced-potato',
      name: ['Chilli and coriander potatoes', 'بطاطا حرّة'],
      description: [
        'Cubes of potato fried and tossed with garlic, chilli and coriander. Better than fries, we think.',
        'مكعبات بطاطا مقلية مع ثوم وفلفل وكزبرة. أطيب من المقلية العادية في رأينا.',
      ],
      ...served('hot-mezze', 'potato', 4.7, 'veg'),
    },
    {
      slug: 'old-gate-stuffed-peppers',
      name: ['Stuffed peppers', 'فلفل محشي'],
      description: [
        'Three peppers filled with rice, tomato and mint. Cooked slowly in olive oil.',
        'ثلاث حبات فلفل محشوة بالأرز والطماطم والنعناع. تُطهى ببطء في زيت الزيتون.',
      ],
      ...served('hot-mezze', 'bell-pepper', 7.2, 'veg'),
    },
    {
      slug: 'old-gate-cheese-parcels',
      name: ['Cheese parcels', 'سمبوسك بالجبن'],
      description: [
        'Six small parcels of salty cheese and parsley. Fried until they puff.',
        'ست قطع صغيرة من الجبن المالح والبقدونس. تُقلى حتى تنتفخ.',
      ],
      ...served('hot-mezze', 'dumpling', 5.8, 'veg'),
      allergens: [gluten, milk],
    },
    {
      slug: 'old-gate-morning-beans',
      name: ['Morning chickpeas with bread', 'فتة الحمص الصباحية'],
      description: [
        'Warm chickpeas and yoghurt over toasted bread, with fried nuts. Gone by noon every day.',
        'حمص دافئ ولبن فوق خبز محمّص مع مكسرات مقلية. تنفد قبل الظهر كل يوم.',
      ],
      ...served('morning-bowls', 'bowl-with-spoon', 6.4, 'veg'),
      available: ['08:00', '12:00'],
      allergens: [milk, gluten, nuts],
    },
    {
      slug: 'old-gate-rose-pudding',
      name: ['Rose milk pudding', 'مهلبية بماء الورد'],
      description: [
        'Cold milk pudding with rose water and pistachio. Light enough after all that bread.',
        'مهلبية باردة بماء الورد والفستق. خفيفة بعد كل ذلك الخبز.',
      ],
      ...served('puddings-and-sweets', 'custard', 3.6, 'veg'),
      allergens: [milk, nuts],
    },
    {
      slug: 'old-gate-lemon-mint',
      name: ['Lemon and mint', 'ليمون بالنعناع'],
      description: [
        'Whole lemons blended with mint and ice. Sour first, cool after.',
        'ليمون كامل يُخلط بالنعناع والثلج. حامض أولاً ثم منعش.',
      ],
      ...served('fresh-juices', 'lemon', 3.2, 'veg'),
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: ['I eat meat and still order here twice a week.', 'أنا آكل اللحم ومع ذلك أطلب من هنا مرتين أسبوعياً.'],
    },
    {
      stars: 5,
      comment: ['Falafel arrived crisp. How do they do it?', 'وصلت الفلافل مقرمشة، كيف يفعلونها؟'],
      reply: ['Holes in the bag. Do not tell the others.', 'ثقوب في الكيس. لا تخبر الآخرين.'],
    },
    { stars: 5, comment: ['The dip board fed four of us.', 'لوح الغموس كفانا نحن الأربعة.'] },
  ],
};
