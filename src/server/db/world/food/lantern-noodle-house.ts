import type { StoreSeed } from '../shapes';
import { bowlExtras, portion, spiceLevel } from './choices';
import { egg, facts, fish, gluten, peanut, served, sesame, shellfish, soya } from './dish';

export const lanternNoodleHouse: StoreSeed = {
  slug: 'lantern-noodle-house',
  name: ['Lantern Noodle House', 'بيت الفانوس للنودلز'],
  about: ['Ramen, wok noodles and broth', 'رامن ونودلز ومرق'],
  glyphs: ['steaming-bowl', 'red-paper-lantern', 'chopsticks', 'dumpling'],
  tone: 'rose',
  zone: 'harbour',
  delivery_time: [25, 35],
  hours: [['08:00', '23:59']],
  tax: 5,
  schedule_order: true,
  veg: true,
  non_veg: true,
  halal: true,
  recommended: true,
  cutlery: true,
  add_ons: [
    { key: 'marinated-egg', name: ['Marinated egg', 'بيضة منقوعة'], price: 1.5 },
    { key: 'extra-noodles', name: ['Extra noodles', 'نودلز إضافية'], price: 2 },
    { key: 'barley-tea', name: ['Cold barley tea', 'شاي شعير بارد'], price: 2.2 },
  ],
  items: [
    {
      slug: 'smoked-egg-ramen',
      name: ['Smoked egg ramen', 'رامن بالبيض المدخن'],
      description: [
        'Wheat noodles in a two-day chicken broth with a smoked egg. Bamboo, spring onion and a sheet of nori on the rim.',
        'نودلز القمح في مرق دجاج يُطهى يومين مع بيضة مدخنة. خيزران وبصل أخضر وورقة نوري على الحافة.',
      ],
      ...served('ramen-and-broth', 'steaming-bowl', 13.5, 'halal'),
      recommended: true,
      groups: [spiceLevel, bowlExtras],
      add_ons: ['marinated-egg', 'extra-noodles', 'barley-tea'],
      nutrition: facts(610, 33, 72, 19),
      allergens: [gluten, egg, soya, sesame],
    },
    {
      slug: 'lantern-miso-mushroom-ramen',
      name: ['Miso and mushroom ramen', 'رامن الميسو والفطر'],
      description: [
        'A white miso broth made without any meat. Three kinds of mushroom are seared before they go in.',
        'مرق ميسو أبيض بلا لحم. ثلاثة أنواع من الفطر تُحمَّر قبل إضافتها.',
      ],
      ...served('ramen-and-broth', 'brown-mushroom', 12.2, 'veg'),
      groups: [spiceLevel, bowlExtras],
      add_ons: ['marinated-egg', 'extra-noodles'],
      nutrition: facts(520, 18, 76, 15),
      allergens: [gluten, soya],
    },
    {
      slug: 'lantern-prawn-laksa',
      name: ['Prawn coconut broth', 'مرق جوز الهند بالروبيان'],
      description: [
        'Rice noodles and prawns in coconut milk with lemongrass. The chilli paste is ground here every morning.',
        'نودلز أرز وروبيان في حليب جوز الهند وعشبة الليمون. معجون الفلفل يُطحن هنا كل صباح.',
      ],
      ...served('ramen-and-broth', 'shrimp', 14.8, 'halal'),
      groups: [spiceLevel],
      add_ons: ['extra-noodles'],
      allergens: [shellfish, fish],
    },
    {
      slug: 'lantern-fish-cake-udon',
      name: ['Fish cake udon', 'أودون بكعكة السمك'],
      description: [
        'Thick udon in a clear seaweed stock. Slices of pink fish cake float on top.',
        'أودون سميك في مرق أعشاب بحرية صافٍ. تطفو فوقه شرائح كعكة السمك الوردية.',
      ],
      ...served('ramen-and-broth', 'fish-cake-with-swirl', 11.9, 'halal'),
      add_ons: ['marinated-egg'],
      allergens: [gluten, fish, soya],
    },
    {
      slug: 'lantern-harbour-oden',
      name: ['Harbour oden sticks', 'أعواد الأودن'],
      description: [
        'Tofu, egg and fish cake simmered on skewers in a light broth. Three sticks come with hot mustard.',
        'توفو وبيض وكعكة سمك تُطهى على أعواد في مرق خفيف. ثلاثة أعواد مع خردل حار.',
      ],
      ...served('ramen-and-broth', 'oden', 7.6, 'halal'),
      allergens: [fish, egg, soya],
    },
    {
      slug: 'lantern-peanut-wok',
      name: ['Peanut rice noodles', 'نودلز الأرز بالفول السوداني'],
      description: [
        'Flat rice noodles tossed with tamarind, tofu and bean sprouts. Crushed peanuts and lime come in a paper twist.',
        'نودلز أرز عريضة مع تمر هندي وتوفو وبراعم. فول سوداني مجروش وليم في لفة ورق.',
      ],
      ...served('wok-noodles', 'takeout-box', 10.4, 'veg'),
      recommended: true,
      groups: [spiceLevel, portion],
      allergens: [peanut, soya],
      tags: ['tamarind'],
    },
    {
      slug: 'lantern-beef-chow',
      name: ['Black pepper beef noodles', 'نودلز اللحم بالفلفل الأسود'],
      description: [
        'Sliced beef seared over a hard flame with egg noodles. Cracked black pepper does the talking.',
        'شرائح لحم تُحمَّر على نار قوية مع نودلز البيض. والنكهة للفلفل الأسود المجروش.',
      ],
      ...served('wok-noodles', 'takeout-box', 12.9, 'halal'),
      tone: 'amber',
      groups: [portion],
      allergens: [gluten, egg, soya],
    },
    {
      slug: 'lantern-wok-greens',
      name: ['Wok greens with garlic', 'خضار الووك بالثوم'],
      description: [
        'Choi and broccoli stems cooked for two minutes. Garlic slices are fried until golden and laid over.',
        'أوراق خضراء وسيقان بروكلي تُطهى دقيقتين. فوقها شرائح ثوم مقلية ذهبية.',
      ],
      ...served('wok-noodles', 'leafy-green', 6.2, 'veg'),
      allergens: [soya, sesame],
    },
    {
      slug: 'lantern-egg-fried-rice',
      name: ['Egg fried rice', 'أرز مقلي بالبيض'],
      description: [
        'Day-old jasmine rice, egg and spring onion. It smells of the wok, as it should.',
        'أرز ياسمين من اليوم السابق وبيض وبصل أخضر. تفوح منه رائحة الووك كما يجب.',
      ],
      ...served('wok-noodles', 'cooked-rice', 7.4, 'veg'),
      groups: [bowlExtras],
      allergens: [egg, soya],
    },
    {
      slug: 'lantern-chicken-dumplings',
      name: ['Chicken and leek dumplings', 'دمبلنغ الدجاج والكراث'],
      description: [
        'Eight dumplings folded by hand, steamed and then crisped on one side. Black vinegar dip included.',
        'ثماني قطع تُطوى باليد وتُطهى بالبخار ثم تُحمَّر من جهة. معها غموس الخل الأسود.',
      ],
      ...served('dumplings', 'dumpling', 8.4, 'halal'),
      nutrition: facts(410, 22, 46, 15),
      allergens: [gluten, soya],
    },
    {
      slug: 'lantern-crisp-prawns',
      name: ['Crisp tail prawns', 'روبيان مقرمش'],
      description: [
        'Five large prawns in rice flour batter. The sauce is sweet chilli with grated ginger.',
        'خمس حبات روبيان كبيرة في عجينة دقيق الأرز. الصلصة فلفل حلو مع زنجبيل مبشور.',
      ],
      ...served('dumplings', 'fried-shrimp', 9.2, 'halal'),
      allergens: [shellfish],
    },
    {
      slug: 'lantern-cucumber-smash',
      name: ['Smashed cucumber', 'خيار مهروس'],
      description: [
        'Cold cucumber cracked with a pestle so the dressing gets in. Rice vinegar, sesame and a little sugar.',
        'خيار بارد يُكسَر بالمدقة لتدخله الصلصة. خل أرز وسمسم وقليل من السكر.',
      ],
      ...served('leafy-salads', 'cucumber', 4.6, 'veg'),
      allergens: [sesame],
    },
    {
      slug: 'lantern-morning-congee',
      name: ['Morning rice porridge', 'عصيدة الأرز الصباحية'],
      description: [
        'Rice cooked soft overnight with ginger. We stop serving it at half past eleven.',
        'أرز يُطهى ليلاً مع الزنجبيل حتى يلين. نتوقف عن تقديمه في الحادية عشرة والنصف.',
      ],
      ...served('morning-bowls', 'bowl-with-spoon', 5.8, 'veg'),
      available: ['08:00', '11:30'],
      groups: [bowlExtras],
    },
    {
      slug: 'lantern-midnight-cup',
      name: ['Midnight noodle cup', 'كوب نودلز منتصف الليل'],
      description: [
        'A small cup of broth and noodles for the way home. Ladled out from nine in the evening only.',
        'كوب صغير من المرق والنودلز لطريق العودة. يُسكب من التاسعة مساءً فقط.',
      ],
      ...served('ramen-and-broth', 'steaming-bowl', 5.5, 'halal'),
      tone: 'lilac',
      available: ['21:00', '23:59'],
      allergens: [gluten, soya],
    },
    {
      slug: 'lantern-fortune-cookies',
      name: ['Fortune cookies', 'بسكويت الحظ'],
      description: [
        'Six thin folded biscuits with orange peel. Every slip is written by our dishwasher, who is an optimist.',
        'ست قطع بسكويت رقيقة مطوية بقشر البرتقال. كل ورقة يكتبها عامل المطبخ المتفائل.',
      ],
      ...served('puddings-and-sweets', 'fortune-cookie', 3.3, 'veg'),
      allergens: [gluten, egg],
    },
    {
      slug: 'lantern-sweet-dango',
      name: ['Sweet rice dango', 'دانغو الأرز الحلو'],
      description: [
        'Three soft rice balls on a stick under a soy caramel. Best within the hour.',
        'ثلاث كرات أرز طرية على عود بكراميل الصويا. أطيبها خلال ساعة.',
      ],
      ...served('puddings-and-sweets', 'dango', 3.9, 'veg'),
      allergens: [soya],
    },
    {
      slug: 'lantern-barley-tea',
      name: ['Cold barley tea', 'شاي الشعير البارد'],
      description: [
        'Roasted barley steeped cold for a day. No sugar, no caffeine.',
        'شعير محمّص يُنقع بارداً يوماً كاملاً. بلا سكر وبلا كافيين.',
      ],
      ...served('cold-drinks', 'beverage-box', 2.2, 'veg'),
      allergens: [gluten],
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: [
        'The broth comes in its own flask, so the noodles stay firm.',
        'يصل المرق في وعاء منفصل فتبقى النودلز متماسكة.',
      ],
    },
    {
      stars: 4,
      comment: ['Hot means hot here. Order warm the first time.', 'الحار هنا حار فعلاً. ابدأوا بالمتوسط.'],
      reply: ['Fair warning, thank you.', 'تنبيه في محله، شكراً لك.'],
    },
    { stars: 5, comment: ['Best dumplings on this side of the quay.', 'أطيب دمبلنغ في هذه الجهة من الرصيف.'] },
  ],
};
