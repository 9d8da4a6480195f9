import type { StoreSeed } from '../shapes';
import { egg, facts, fish, gluten, milk, served, sesame, shellfish, soya } from './dish';
import { pieces, rollDips } from './sushi-choices';

export const blueCrateSushi: StoreSeed = {
  slug: 'blue-crate-sushi',
  name: ['Blue Crate Sushi', 'سوشي الصندوق الأزرق'],
  about: ['Sushi from the morning crates', 'سوشي من صناديق الصباح'],
  glyphs: ['sushi', 'rice-ball', 'bento-box', 'fish'],
  tone: 'sky',
  zone: 'harbour',
  delivery_time: [25, 35],
  hours: [['11:00', '23:59']],
  tax: 5,
  free_delivery: true,
  schedule_order: true,
  non_veg: true,
  veg: true,
  cutlery: true,
  extra_packaging: 0.8,
  add_ons: [
    { key: 'pickled-ginger', name: ['Pickled ginger', 'زنجبيل مخلل'], price: 0.6 },
    { key: 'extra-wasabi', name: ['Extra wasabi', 'وسابي إضافي'], price: 0.5 },
    { key: 'light-soy', name: ['Light soy sauce', 'صلصة صويا خفيفة'], price: 0.4 },
  ],
  items: [
    {
      slug: 'salmon-and-tuna-nigiri',
      name: ['Salmon and tuna nigiri, 8 pieces', 'نيغيري السلمون والتونة، 8 قطع'],
      description: [
        'Four slices of salmon and four of tuna over warm rice. Brushed with soy so you need not dip.',
        'أربع شرائح سلمون وأربع تونة فوق أرز دافئ. مدهونة بالصويا فلا حاجة للغمس.',
      ],
      ...served('nigiri-and-sashimi', 'sushi', 16.9, 'meat'),
      recommended: true,
      add_ons: ['pickled-ginger', 'extra-wasabi', 'light-soy'],
      nutrition: facts(460, 32, 58, 11),
      allergens: [fish, soya, gluten],
    },
    {
      slug: 'blue-crate-prawn-nigiri',
      name: ['Cooked prawn nigiri', 'نيغيري الروبيان المطهو'],
      description: [
        'Butterflied prawns poached and cooled on ice. Two, four or eight, as you like.',
        'روبيان مفتوح يُسلق ويُبرَّد على الثلج. قطعتان أو أربع أو ثمانٍ كما تحب.',
      ],
      ...served('nigiri-and-sashimi', 'shrimp', 5.4, 'meat'),
      groups: [pieces],
      add_ons: ['pickled-ginger', 'light-soy'],
      allergens: [shellfish, soya],
    },
    {
      slug: 'blue-crate-octopus-sashimi',
      name: ['Octopus sashimi', 'ساشيمي الأخطبوط'],
      description: [
        'Thin slices of octopus simmered in green tea. A few drops of citrus and nothing more.',
        'شرائح أخطبوط رقيقة مطهوة في الشاي الأخضر. قطرات حمضيات ولا شيء غيرها.',
      ],
      ...served('nigiri-and-sashimi', 'octopus', 12.8, 'meat'),
      allergens: [shellfish],
    },
    {
      slug: 'blue-crate-market-sashimi',
      name: ['Market fish sashimi', 'ساشيمي سمك السوق'],
      description: [
        'Whatever fish looked best at the six o’clock auction, in twelve slices. The label names the boat.',
        'أفضل سمك في مزاد السادسة، في اثنتي عشرة شريحة. على الملصق اسم القارب.',
      ],
      ...served('nigiri-and-sashimi', 'fish', 18.5, 'meat'),
      add_ons: ['extra-wasabi', 'light-soy'],
      allergens: [fish],
    },
    {
      slug: 'blue-crate-squid-nigiri',
      name: ['Squid and lime nigiri', 'نيغيري الحبار والليم'],
      description: [
        'Scored squid with lime zest and sea salt. Firm first, then sweet.',
        'حبار محزّز مع بشر الليم وملح البحر. متماسك أولاً ثم حلو.',
      ],
      ...served('nigiri-and-sashimi', 'squid', 5.9, 'meat'),
      groups: [pieces],
      allergens: [shellfish],
    },
    {
      slug: 'blue-crate-cucumber-roll',
      name: ['Cucumber sesame roll', 'رول الخيار والسمسم'],
      description: [
        'Six small rolls of rice, cucumber and roasted sesame. Quiet and very fresh.',
        'ست لفائف صغيرة من الأرز والخيار والسمسم المحمص. هادئة ومنعشة جداً.',
      ],
      ...served('rolls-and-rice-balls', 'cucumber', 5.2, 'veg'),
      groups: [rollDips],
      allergens: [sesame, soya],
    },
    {
      slug: 'blue-crate-avocado-roll',
      name: ['Avocado and mango roll', 'رول الأفوكادو والمانجو'],
      description: [
        'Eight pieces with ripe avocado inside and mango across the top. Toasted rice gives crunch.',
        'ثماني قطع محشوة بالأفوكادو الناضج وفوقها مانجو. الأرز المحمص يمنحها قرمشة.',
      ],
      ...served('rolls-and-rice-balls', 'avocado', 8.9, 'veg'),
      recommended: true,
      groups: [rollDips],
      add_ons: ['pickled-ginger'],
    },
    {
      slug: 'blue-crate-crab-roll',
      name: ['Crab and egg roll', 'رول السلطعون والبيض'],
      description: [
        'Picked crab with folded omelette and chives. Rolled thick, cut in six.',
        'لحم سلطعون مع عجة مطوية وثوم معمّر. لفافة سميكة تُقطع ستاً.',
      ],
      ...served('rolls-and-rice-balls', 'crab', 10.8, 'meat'),
      groups: [rollDips],
      allergens: [shellfish, egg],
    },
    {
      slug: 'blue-crate-tempura-roll',
      name: ['Tempura prawn roll', 'رول روبيان التمبورا'],
      description: [
        'A fried prawn still crisp inside warm rice. Eat these first.',
        'روبيان مقلي ما زال مقرمشاً داخل أرز دافئ. كُلها أولاً.',
      ],
      ...served('rolls-and-rice-balls', 'fried-shrimp', 11.4, 'meat'),
      groups: [rollDips],
      discount: 15,
      discount_type: 'percent',
      allergens: [shellfish, gluten, egg],
    },
    {
      slug: 'blue-crate-salmon-rice-ball',
      name: ['Salmon rice ball', 'كرة أرز بالسلمون'],
      description: [
        'A palm-sized triangle with salted salmon in the heart. The nori is wrapped apart to stay crisp.',
        'مثلث بحجم الكف في قلبه سلمون مملّح. ورقة النوري منفصلة لتبقى مقرمشة.',
      ],
      ...served('rolls-and-rice-balls', 'rice-ball', 3.8, 'meat'),
      allergens: [fish],
    },
    {
      slug: 'blue-crate-plum-rice-ball',
      name: ['Pickled plum rice ball', 'كرة أرز بالبرقوق المخلل'],
      description: [
        'Sour plum and shiso leaf in plain rice. A small thing that wakes you up.',
        'برقوق حامض وورقة شيسو في أرز سادة. شيء صغير يوقظك.',
      ],
      ...served('rolls-and-rice-balls', 'rice-ball', 3.4, 'veg'),
      tone: 'rose',
    },
    {
      slug: 'blue-crate-day-bento',
      name: ['Crate bento of the day', 'بنتو اليوم'],
      description: [
        'Six pieces of sushi, a salad, pickles and fruit in one box. It changes with the catch.',
        'ست قطع سوشي وسلطة ومخلل وفاكهة في علبة واحدة. تتغير مع الصيد.',
      ],
      ...served('bento-boxes', 'bento-box', 14.5, 'meat'),
      add_ons: ['extra-wasabi', 'light-soy'],
      available: ['11:00', '16:00'],
      nutrition: facts(590, 29, 81, 15),
      allergens: [fish, soya, sesame],
    },
    {
      slug: 'blue-crate-garden-bento',
      name: ['Garden bento', 'بنتو الخضار'],
      description: [
        'Grilled tofu, aubergine with miso, rice and two rolls. Packed without any fish near it.',
        'توفو مشوي وباذنجان بالميسو وأرز ولفافتان. تُعبَّأ بعيداً عن السمك.',
      ],
      ...served('bento-boxes', 'eggplant', 12.6, 'veg'),
      allergens: [soya, sesame],
    },
    {
      slug: 'blue-crate-seaweed-broth',
      name: ['Clear seaweed broth', 'مرق الأعشاب البحرية'],
      description: [
        'Kelp broth with tofu and spring onion. Kept in a flask until it reaches you.',
        'مرق أعشاب بحرية مع توفو وبصل أخضر. يُحفظ ساخناً حتى يصل إليك.',
      ],
      ...served('kitchen-soups', 'bowl-with-spoon', 3.9, 'veg'),
      allergens: [soya],
    },
    {
      slug: 'blue-crate-rice-crackers',
      name: ['Grilled rice crackers', 'رقائق أرز مشوية'],
      description: [
        'Rounds of pressed rice grilled with soy. One side wears a strip of nori.',
        'أقراص أرز مضغوطة مشوية بالصويا. على أحد وجهيها شريط نوري.',
      ],
      ...served('puddings-and-sweets', 'rice-cracker', 2.9, 'veg'),
      allergens: [soya, gluten],
    },
    {
      slug: 'blue-crate-matcha-ice',
      name: ['Matcha ice cream', 'بوظة الماتشا'],
      description: [
        'Two scoops with real powdered tea, so pleasantly bitter. Ships with dry ice.',
        'كرتان من مسحوق الشاي الحقيقي بمرارة لطيفة. تُرسل مع ثلج جاف.',
      ],
      ...served('ice-creams', 'ice-cream', 4.8, 'veg'),
      tone: 'leaf',
      allergens: [milk],
    },
    {
      slug: 'blue-crate-green-tea',
      name: ['Roasted green tea', 'شاي أخضر محمّص'],
      description: [
        'Leaves roasted over charcoal until nutty. Low in caffeine, fine with dinner.',
        'أوراق محمصة على الفحم بنكهة قريبة من الجوز. قليل الكافيين ويناسب العشاء.',
      ],
      ...served('coffees-and-teas', 'teacup-without-handle', 2.6, 'veg'),
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: [
        'Rice at the right temperature, which nobody else manages.',
        'الأرز بدرجة حرارة صحيحة، ولا يتقنها غيرهم.',
      ],
    },
    {
      stars: 4,
      comment: ['Fresh and free delivery. The box could use less plastic.', 'طازج والتوصيل مجاني. لكن البلاستيك كثير.'],
      reply: ['Paper boxes arrive next month.', 'تصلنا علب ورقية الشهر القادم.'],
    },
    {
      stars: 4,
      comment: ['The market sashimi told me the name of the boat. Lovely.', 'الساشيمي أخبرني باسم القارب، لمسة جميلة.'],
    },
  ],
};
