import type { StoreSeed } from '../shapes';
import { cupSize, sweetToppings } from './choices';
import { egg, facts, fish, gluten, milk, nuts, served, sesame } from './dish';

export const earlyTideBreakfastRoom: StoreSeed = {
  slug: 'early-tide-breakfast-room',
  name: ['Early Tide Breakfast Room', 'غرفة فطور المدّ المبكر'],
  about: ['Eggs, pancakes and good bread', 'بيض وبان كيك وخبز طيب'],
  glyphs: ['cooking', 'pancakes', 'sunrise', 'hot-beverage'],
  tone: 'amber',
  zone: 'harbour',
  delivery_time: [20, 30],
  hours: [['06:00', '15:00']],
  tax: 5,
  schedule_order: true,
  veg: true,
  non_veg: true,
  halal: true,
  featured: true,
  cutlery: true,
  add_ons: [
    { key: 'beef-bacon', name: ['Beef bacon', 'شرائح بقر مقددة'], price: 2.2 },
    { key: 'grilled-tomato', name: ['Grilled tomato', 'طماطم مشوية'], price: 1 },
    { key: 'rye-toast', name: ['Rye toast', 'توست الجاودار'], price: 1.3 },
  ],
  items: [
    {
      slug: 'early-tide-harbour-breakfast',
      name: ['Harbour breakfast', 'فطور الميناء'],
      description: [
        'Two eggs your way, beans, grilled tomato and toast. Enough to unload a ship on.',
        'بيضتان كما تحب مع فول وطماطم مشوية وتوست. يكفي لتفريغ سفينة.',
      ],
      ...served('morning-eggs', 'cooking', 9.8, 'veg'),
      recommended: true,
      add_ons: ['beef-bacon', 'grilled-tomato', 'rye-toast'],
      nutrition: facts(620, 29, 58, 28),
      allergens: [egg, gluten],
      groups: [
        {
          name: ['Eggs', 'البيض'],
          type: 'single',
          required: true,
          min: 1,
          max: 1,
          values: [
            { label: ['Fried', 'مقلي'], price: 0 },
            { label: ['Scrambled', 'مخفوق'], price: 0 },
            { label: ['Poached', 'مسلوق بلا قشر'], price: 0.5 },
          ],
        },
      ],
    },
    {
      slug: 'early-tide-tomato-eggs',
      name: ['Eggs in spiced tomato', 'شكشوكة'],
      description: [
        'Three eggs set in tomato, pepper and cumin. Comes in the pan with flatbread to wipe it.',
        'ثلاث بيضات في الطماطم والفلفل والكمون. تصل في المقلاة مع خبز لمسحها.',
      ],
      ...served('morning-eggs', 'shallow-pan-of-food', 8.6, 'veg'),
      recommended: true,
      add_ons: ['rye-toast'],
      allergens: [egg, gluten],
    },
    {
      slug: 'early-tide-soft-eggs',
      name: ['Soft eggs and soldiers', 'بيض طري مع أصابع التوست'],
      description: [
        'Two eggs boiled for six minutes. Buttered toast cut for dipping.',
        'بيضتان تُسلقان ست دقائق. وتوست بالزبدة مقطع للغمس.',
      ],
      ...served('morning-eggs', 'egg', 5.2, 'veg'),
      allergens: [egg, gluten, milk],
    },
    {
      slug: 'early-tide-bacon-roll',
      name: ['Beef bacon roll', 'ساندويتش شرائح البقر'],
      description: [
        'Crisp beef bacon in a soft roll with brown sauce. Wrapped for eating on the walk.',
        'شرائح بقر مقرمشة في خبز طري مع صلصة بنية. ملفوفة لتُؤكل في الطريق.',
      ],
      ...served('chicken-burgers', 'bacon', 6.4, 'halal'),
      allergens: [gluten],
    },
    {
      slug: 'early-tide-avocado-toast',
      name: ['Avocado on rye', 'أفوكادو على خبز الجاودار'],
      description: [
        'A whole avocado crushed with lime and chilli. Pumpkin seeds for crunch.',
        'حبة أفوكادو كاملة مهروسة بالليم والفلفل. وبذور قرع للقرمشة.',
      ],
      ...served('morning-eggs', 'avocado', 7.9, 'veg'),
      add_ons: ['grilled-tomato'],
      allergens: [gluten],
      organic: true,
    },
    {
      slug: 'early-tide-smoked-fish-bagel',
      name: ['Smoked fish bagel', 'خبز حلقي بالسمك المدخن'],
      description: [
        'Smoked trout, soft cheese and dill in a warm bagel. Capers if you ask in the note.',
        'تراوت مدخن وجبن طري وشبت في خبز حلقي دافئ. والكبر عند الطلب.',
      ],
      ...served('chicken-burgers', 'bagel', 8.8, 'halal'),
      allergens: [fish, gluten, milk, sesame],
    },
    {
      slug: 'early-tide-pancake-stack',
      name: ['Buttermilk pancake stack', 'بان كيك باللبن'],
      description: [
        'Four thick pancakes with salted butter between. Up to three toppings on your word.',
        'أربع قطع سميكة بينها زبدة مملحة. وحتى ثلاث إضافات من اختيارك.',
      ],
      ...served('pancakes-and-waffles', 'pancakes', 7.6, 'veg'),
      groups: [sweetToppings],
      nutrition: facts(560, 14, 76, 22),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'early-tide-crisp-waffle',
      name: ['Crisp waffle', 'وافل مقرمش'],
      description: [
        'A yeast waffle left overnight, so it is light and a bit sour. Best with strawberries.',
        'وافل بالخميرة يرتاح ليلة فيصير خفيفاً وحامضاً قليلاً. أطيبه مع الفراولة.',
      ],
      ...served('pancakes-and-waffles', 'waffle', 6.9, 'veg'),
      groups: [sweetToppings],
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'early-tide-oat-porridge',
      name: ['Oats with banana', 'شوفان بالموز'],
      description: [
        'Oats cooked in milk with banana and cinnamon. Ask for oat drink to make it vegan.',
        'شوفان مطهو بالحليب مع موز وقرفة. اطلب شراب الشوفان ليصير نباتياً.',
      ],
      ...served('morning-bowls', 'banana', 4.9, 'veg'),
      allergens: [milk, gluten],
    },
    {
      slug: 'early-tide-peach-yoghurt',
      name: ['Peach and yoghurt bowl', 'طبق اللبن بالدراق'],
      description: [
        'Strained yoghurt with roast peach and pistachio. Sweetened with a spoon of honey.',
        'لبن مصفّى مع دراق مشوي وفستق. محلّى بملعقة عسل.',
      ],
      ...served('morning-bowls', 'peach', 5.6, 'veg'),
      allergens: [milk, nuts],
    },
    {
      slug: 'early-tide-bean-pot',
      name: ['Slow broad beans', 'فول مدمّس'],
      description: [
        'Fava beans left all night over a low flame. Lemon, cumin and olive oil go on in the morning.',
        'فول يُترك طوال الليل على نار هادئة. يضاف الليمون والكمون وزيت الزيتون صباحاً.',
      ],
      ...served('morning-bowls', 'beans', 5.1, 'veg'),
      add_ons: ['grilled-tomato'],
      nutrition: facts(380, 19, 52, 11),
    },
    {
      slug: 'early-tide-cheese-plate',
      name: ['White cheese and honey', 'جبنة بيضاء وعسل'],
      description: [
        'Three white cheeses, olives, honey and warm bread. A slow plate for two.',
        'ثلاثة أجبان بيضاء وزيتون وعسل وخبز دافئ. طبق متمهل لشخصين.',
      ],
      ...served('cold-mezze', 'honey-pot', 8.2, 'veg'),
      allergens: [milk, gluten],
    },
    {
      slug: 'early-tide-potato-hash',
      name: ['Potato and onion hash', 'بطاطا بالبصل'],
      description: [
        'Yesterday’s potatoes fried hard with onion. There are crunchy bits all through.',
        'بطاطا الأمس مقلية جيداً مع البصل. كلها قطع مقرمشة.',
      ],
      ...served('fries-and-sides', 'potato', 4.3, 'veg'),
    },
    {
      slug: 'early-tide-lunch-melt',
      name: ['Cheese melt', 'ساندويتش الجبن الذائب'],
      description: [
        'Two cheeses and mustard pressed until they run. Served once the breakfast rush is over.',
        'جبنتان وخردل يُكبسان حتى يذوبا. يُقدَّم بعد زحمة الفطور.',
      ],
      ...served('chicken-burgers', 'sandwich', 6.8, 'veg'),
      available: ['11:30', '15:00'],
      allergens: [gluten, milk],
    },
    {
      slug: 'early-tide-fruit-plate',
      name: ['Cut fruit plate', 'طبق فواكه مقطعة'],
      description: [
        'Melon, kiwi, grapes and whatever is ripe. Cut after you order, never before.',
        'شمام وكيوي وعنب وما نضج من الفاكهة. تُقطع بعد الطلب لا قبله.',
      ],
      ...served('morning-bowls', 'kiwi-fruit', 5.8, 'veg'),
    },
    {
      slug: 'early-tide-filter-coffee',
      name: ['Filter coffee', 'قهوة مفلترة'],
      description: [
        'A light roast brewed by the litre. The second cup costs nothing if you collect it.',
        'بن فاتح يُحضَّر باللتر. الكوب الثاني مجاني عند الاستلام.',
      ],
      ...served('coffees-and-teas', 'hot-beverage', 2.6, 'veg'),
      groups: [cupSize],
    },
    {
      slug: 'early-tide-apple-juice',
      name: ['Cloudy apple juice', 'عصير تفاح عكر'],
      description: [
        'Apples from the Hills, pressed with the skin. Slightly sharp and not filtered.',
        'تفاح من التلال يُعصر بقشره. حامض قليلاً وغير مصفّى.',
      ],
      ...served('fresh-juices', 'green-apple', 3.4, 'veg'),
    },
  ],
  reviews: [
    { stars: 5, comment: ['The beans taste like my grandmother’s kitchen.', 'الفول بطعم مطبخ جدتي.'] },
    {
      stars: 4,
      comment: [
        'Great pancakes. They close too early for late sleepers.',
        'بان كيك رائع. لكنهم يغلقون باكراً على محبي النوم.',
      ],
      reply: ['We get up at four, forgive us.', 'نستيقظ في الرابعة، فاعذرونا.'],
    },
    {
      stars: 5,
      comment: ['Everything was packed so the toast stayed crisp.', 'كل شيء معبأ بعناية وبقي التوست مقرمشاً.'],
    },
  ],
};
