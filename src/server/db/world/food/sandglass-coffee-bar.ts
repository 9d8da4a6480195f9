import type { StoreSeed } from '../shapes';
import { cupSize, milkKind } from './choices';
import { egg, gluten, milk, nuts, served } from './dish';

export const sandglassCoffeeBar: StoreSeed = {
  slug: 'sandglass-coffee-bar',
  name: ['Sandglass Coffee Bar', 'مقهى الساعة الرملية'],
  about: ['Coffee, tea and juice all day', 'قهوة وشاي وعصير طوال اليوم'],
  glyphs: ['hot-beverage', 'hourglass-not-done', 'bubble-tea', 'cookie'],
  tone: 'stone',
  zone: 'harbour',
  delivery_time: [15, 25],
  hours: [['00:00', '23:59']],
  tax: 5,
  schedule_order: true,
  veg: true,
  recommended: true,
  add_ons: [
    { key: 'extra-shot', name: ['Extra shot', 'جرعة إسبريسو إضافية'], price: 0.8 },
    { key: 'date-syrup', name: ['Date syrup', 'دبس التمر'], price: 0.5 },
  ],
  items: [
    {
      slug: 'sandglass-flat-white',
      name: ['Flat white', 'فلات وايت'],
      description: [
        'A double shot under thin, silky milk. Ground within a minute of your order.',
        'جرعة مزدوجة تحت حليب ناعم رقيق. يُطحن البن خلال دقيقة من طلبك.',
      ],
      ...served('coffees-and-teas', 'hot-beverage', 3.6, 'veg'),
      recommended: true,
      groups: [cupSize, milkKind],
      add_ons: ['extra-shot', 'date-syrup'],
      allergens: [milk],
    },
    {
      slug: 'sandglass-cardamom-coffee',
      name: ['Cardamom coffee pot', 'دلة قهوة بالهيل'],
      description: [
        'Light roast boiled with cardamom and a thread of saffron. The pot pours four small cups.',
        'بن فاتح يُغلى مع الهيل وخيط زعفران. تكفي الدلة أربعة فناجين.',
      ],
      ...served('coffees-and-teas', 'teapot', 5.2, 'veg'),
      add_ons: ['date-syrup'],
    },
    {
      slug: 'sandglass-mint-tea',
      name: ['Mint tea', 'شاي بالنعناع'],
      description: [
        'Green tea poured from high over fresh mint. Sugar comes separately.',
        'شاي أخضر يُسكب من علوّ فوق نعناع طازج. والسكر على حدة.',
      ],
      ...served('coffees-and-teas', 'herb', 2.5, 'veg'),
      groups: [cupSize],
    },
    {
      slug: 'sandglass-mate-gourd',
      name: ['Mate for two', 'متّة لشخصين'],
      description: [
        'Loose leaves, a gourd and a flask of water at 75 degrees. Return the gourd or keep it for a deposit.',
        'أوراق وكأس متّة وترمس ماء بدرجة 75. أعد الكأس أو احتفظ به مقابل تأمين.',
      ],
      ...served('coffees-and-teas', 'mate', 6, 'veg'),
      maximum_cart_quantity: 3,
    },
    {
      slug: 'sandglass-hot-chocolate',
      name: ['Thick hot chocolate', 'شوكولاتة ساخنة كثيفة'],
      description: [
        'Melted dark chocolate, not powder. A spoon stands up in it.',
        'شوكولاتة داكنة مذابة لا مسحوق. تقف الملعقة فيها.',
      ],
      ...served('coffees-and-teas', 'chocolate-bar', 4.2, 'veg'),
      groups: [milkKind],
      allergens: [milk],
    },
    {
      slug: 'sandglass-milk-tea',
      name: ['Brown sugar bubble tea', 'شاي الفقاعات بالسكر البني'],
      description: [
        'Black tea, milk and chewy pearls cooked in brown sugar. Shake before the straw goes in.',
        'شاي أسود وحليب وحبات طرية مطهوة بالسكر البني. رُجّه قبل وضع القشة.',
      ],
      ...served('cold-drinks', 'bubble-tea', 4.8, 'veg'),
      recommended: true,
      groups: [cupSize, milkKind],
      allergens: [milk],
    },
    {
      slug: 'sandglass-iced-americano',
      name: ['Iced long coffee', 'قهوة طويلة مثلجة'],
      description: [
        'Two shots over ice and cold water. The ice is made of coffee, so it never thins.',
        'جرعتان فوق ثلج وماء بارد. الثلج من القهوة فلا يخفّ طعمها.',
      ],
      ...served('cold-drinks', 'cup-with-straw', 3.4, 'veg'),
      groups: [cupSize],
      add_ons: ['extra-shot'],
    },
    {
      slug: 'sandglass-cold-milk-honey',
      name: ['Cold milk with honey', 'حليب بارد بالعسل'],
      description: [
        'Whole milk, thyme honey and a pinch of cinnamon. Children finish it first.',
        'حليب كامل وعسل الزعتر ورشة قرفة. ينهيه الأطفال أولاً.',
      ],
      ...served('cold-drinks', 'glass-of-milk', 2.9, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'sandglass-orange-juice',
      name: ['Pressed orange juice', 'عصير برتقال طازج'],
      description: [
        'Five oranges, pressed when you order. Pulp stays in unless you say so.',
        'خمس برتقالات تُعصر عند الطلب. يبقى اللب ما لم تطلب غير ذلك.',
      ],
      ...served('fresh-juices', 'tangerine', 3.9, 'veg'),
      groups: [cupSize],
    },
    {
      slug: 'sandglass-melon-cooler',
      name: ['Watermelon cooler', 'منعش البطيخ'],
      description: [
        'Watermelon and mint blended with crushed ice. Tastes like the last week of school.',
        'بطيخ ونعناع مع ثلج مجروش. طعمه كآخر أسبوع في المدرسة.',
      ],
      ...served('fresh-juices', 'watermelon', 4.1, 'veg'),
      groups: [cupSize],
    },
    {
      slug: 'sandglass-mango-lassi',
      name: ['Mango yoghurt drink', 'شراب المانجو باللبن'],
      description: [
        'Ripe mango and sour yoghurt, whisked until light. A little salt wakes it up.',
        'مانجو ناضج ولبن حامض يُخفقان حتى يخفّا. وقليل من الملح ينعشه.',
      ],
      ...served('fresh-juices', 'mango', 4.4, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'sandglass-carrot-ginger',
      name: ['Carrot and ginger juice', 'عصير الجزر والزنجبيل'],
      description: [
        'Sweet carrots with a hard push of ginger. No water, no sugar.',
        'جزر حلو مع دفعة قوية من الزنجبيل. بلا ماء وبلا سكر.',
      ],
      ...served('fresh-juices', 'carrot', 3.8, 'veg'),
      organic: true,
    },
    {
      slug: 'sandglass-pineapple-basil',
      name: ['Pineapple and basil', 'أناناس بالريحان'],
      description: [
        'Fresh pineapple pressed with basil leaves. Served over one large cube of ice.',
        'أناناس طازج يُعصر مع أوراق الريحان. يُقدَّم فوق مكعب ثلج كبير.',
      ],
      ...served('fresh-juices', 'pineapple', 4.3, 'veg'),
    },
    {
      slug: 'sandglass-honey-toast',
      name: ['Honey butter toast', 'توست بالزبدة والعسل'],
      description: [
        'A thick slice fried in butter until the edges are glass. Honey and sea salt on top.',
        'شريحة سميكة تُحمَّر بالزبدة حتى تقرمش أطرافها. فوقها عسل وملح بحري.',
      ],
      ...served('pancakes-and-waffles', 'bread', 4.6, 'veg'),
      available: ['06:00', '12:00'],
      allergens: [gluten, milk],
    },
    {
      slug: 'sandglass-yoghurt-granola',
      name: ['Granola and berries', 'غرانولا بالتوت'],
      description: [
        'Oats and almonds baked with date syrup, over thick yoghurt. Blueberries on the day they are good.',
        'شوفان ولوز مخبوزان بدبس التمر فوق لبن كثيف. مع توت أزرق حين يكون جيداً.',
      ],
      ...served('morning-bowls', 'blueberries', 5.4, 'veg'),
      available: ['06:00', '12:00'],
      allergens: [milk, nuts, gluten],
    },
    {
      slug: 'sandglass-almond-cookie',
      name: ['Soft almond cookie', 'بسكويت اللوز الطري'],
      description: [
        'Ground almonds, egg white and orange flower water. Happens to contain no flour.',
        'لوز مطحون وبياض بيض وماء زهر البرتقال. وهو بلا دقيق.',
      ],
      ...served('pastries', 'cookie', 2.3, 'veg'),
      allergens: [nuts, egg],
    },
    {
      slug: 'sandglass-night-decaf',
      name: ['Night decaf', 'قهوة الليل بلا كافيين'],
      description: [
        'A decaffeinated roast with real body, for talks that run long. Poured from eight in the evening.',
        'بن بلا كافيين بقوام غني للأحاديث الطويلة. يُقدَّم من الثامنة مساءً.',
      ],
      ...served('coffees-and-teas', 'hot-beverage', 3.2, 'veg'),
      tone: 'lilac',
      available: ['20:00', '23:59'],
      groups: [milkKind],
      allergens: [milk],
    },
  ],
  reviews: [
    {
      stars: 5,
      comment: ['Coffee at four in the morning, still hot at my desk.', 'قهوة في الرابعة فجراً وصلت ساخنة إلى مكتبي.'],
    },
    {
      stars: 4,
      comment: ['The bubble tea is very sweet, ask for less sugar.', 'شاي الفقاعات حلو جداً، اطلبوا سكراً أقل.'],
      reply: ['Write it in the note and we will halve it.', 'اكتبها في الملاحظة وسنخفضه إلى النصف.'],
    },
  ],
};
