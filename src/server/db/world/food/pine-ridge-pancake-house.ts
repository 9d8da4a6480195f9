import type { StoreSeed } from '../shapes';
import { cupSize, milkKind, seasoning, sweetToppings } from './choices';
import { egg, facts, gluten, milk, mustard, nuts, served } from './dish';
import { stackHeight } from './stack-choices';

export const pineRidgePancakeHouse: StoreSeed = {
  slug: 'pine-ridge-pancake-house',
  name: ['Pine Ridge Pancake House', 'بيت البان كيك على تل الصنوبر'],
  about: ['Pancakes and waffles, morning to night', 'بان كيك ووافل من الصباح إلى الليل'],
  glyphs: ['pancakes', 'waffle', 'evergreen-tree', 'butter'],
  tone: 'amber',
  zone: 'hills',
  delivery_time: [30, 40],
  hours: [['07:00', '23:59']],
  tax: 5,
  schedule_order: true,
  veg: true,
  non_veg: true,
  halal: true,
  recommended: true,
  cutlery: true,
  add_ons: [
    { key: 'pine-honey', name: ['Pine honey', 'عسل الصنوبر'], price: 1.3 },
    { key: 'whipped-butter', name: ['Whipped butter', 'زبدة مخفوقة'], price: 0.8 },
    { key: 'turkey-strips', name: ['Smoked turkey strips', 'شرائح ديك رومي مدخن'], price: 2.1 },
  ],
  items: [
    {
      slug: 'pine-ridge-classic-stack',
      name: ['Ridge classic stack', 'بان كيك التل الكلاسيكي'],
      description: [
        'Pancakes of buttermilk and a little semolina, brown at the rim. Choose how high to go.',
        'بان كيك من اللبن وقليل من السميد بحواف سمراء. اختر كم طبقة تريد.',
      ],
      ...served('pancakes-and-waffles', 'pancakes', 6.2, 'veg'),
      recommended: true,
      groups: [stackHeight, sweetToppings],
      add_ons: ['pine-honey', 'whipped-butter', 'turkey-strips'],
      nutrition: facts(510, 13, 74, 18),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'pine-ridge-blueberry-stack',
      name: ['Blueberry stack', 'بان كيك التوت الأزرق'],
      description: [
        'Berries dropped into the batter on the griddle so they burst. Lemon sugar over the top.',
        'توت يُلقى في العجين على الصاج فينفجر. وفوقه سكر بالليمون.',
      ],
      ...served('pancakes-and-waffles', 'blueberries', 7.8, 'veg'),
      groups: [stackHeight],
      add_ons: ['pine-honey'],
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'pine-ridge-banana-walnut',
      name: ['Banana and walnut stack', 'بان كيك الموز والجوز'],
      description: [
        'Ripe banana in the batter and caramel walnuts above. A spoon of yoghurt keeps it honest.',
        'موز ناضج في العجين وجوز بالكراميل فوقه. وملعقة لبن توازنه.',
      ],
      ...served('pancakes-and-waffles', 'banana', 7.9, 'veg'),
      groups: [stackHeight],
      allergens: [gluten, egg, milk, nuts],
    },
    {
      slug: 'pine-ridge-oat-stack',
      name: ['Oat and apple stack', 'بان كيك الشوفان والتفاح'],
      description: [
        'No wheat, only oats ground here, with grated apple. Smaller and more filling than it looks.',
        'بلا قمح، شوفان نطحنه هنا مع تفاح مبشور. أصغر حجماً وأكثر إشباعاً مما يبدو.',
      ],
      ...served('pancakes-and-waffles', 'red-apple', 7.4, 'veg'),
      organic: true,
      groups: [stackHeight, sweetToppings],
      allergens: [egg],
    },
    {
      slug: 'pine-ridge-butter-waffle',
      name: ['Butter waffle', 'وافل بالزبدة'],
      description: [
        'Deep squares, each with its own pool of butter. Crisp for about ten minutes.',
        'مربعات عميقة في كل منها بركة زبدة. يبقى مقرمشاً نحو عشر دقائق.',
      ],
      ...served('pancakes-and-waffles', 'waffle', 6.4, 'veg'),
      recommended: true,
      groups: [sweetToppings],
      add_ons: ['pine-honey', 'whipped-butter'],
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'pine-ridge-chicken-waffle',
      name: ['Chicken on a waffle', 'دجاج على الوافل'],
      description: [
        'Fried chicken thigh on a waffle with pepper honey. Strange only until the first bite.',
        'فخذ دجاج مقلي على وافل مع عسل بالفلفل. غريب حتى اللقمة الأولى فقط.',
      ],
      ...served('chicken-burgers', 'poultry-leg', 10.6, 'halal'),
      nutrition: facts(760, 38, 72, 34),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'pine-ridge-strawberry-waffle',
      name: ['Strawberry waffle', 'وافل الفراولة'],
      description: [
        'Strawberries from the terrace below us, with cold cream. Only while the fruit lasts.',
        'فراولة من المدرّج أسفلنا مع كريمة باردة. ما دامت الفاكهة متوفرة.',
      ],
      ...served('pancakes-and-waffles', 'strawberry', 8.1, 'veg'),
      allergens: [gluten, egg, milk],
    },
    {
      slug: 'pine-ridge-potato-cakes',
      name: ['Potato pancakes', 'أقراص البطاطا'],
      description: [
        'Grated potato and onion fried in small discs. Apple sauce or soured cream, both in the box.',
        'بطاطا وبصل مبشوران يُقليان أقراصاً. وفي العلبة صلصة تفاح وقشدة.',
      ],
      ...served('fries-and-sides', 'potato', 6.1, 'veg'),
      add_ons: ['turkey-strips'],
      allergens: [egg, milk],
    },
    {
      slug: 'pine-ridge-cheese-crepe',
      name: ['Cheese and mushroom fold', 'كريب الجبن والفطر'],
      description: [
        'A thin buckwheat pancake folded over mushrooms and cheese. Crisp lace around the edge.',
        'كريب رقيق من الحنطة السوداء مطوي على الفطر والجبن. بحافة مقرمشة.',
      ],
      ...served('hot-mezze', 'brown-mushroom', 7.6, 'veg'),
      allergens: [milk, egg],
    },
    {
      slug: 'pine-ridge-ridge-breakfast',
      name: ['Ridge breakfast', 'فطور التل'],
      description: [
        'Two eggs, turkey strips, potato cake and one pancake. Cooked until half past eleven.',
        'بيضتان وشرائح ديك رومي وقرص بطاطا وقطعة بان كيك. يُطهى حتى الحادية عشرة والنصف.',
      ],
      ...served('morning-eggs', 'cooking', 9.6, 'halal'),
      available: ['07:00', '11:30'],
      add_ons: ['whipped-butter'],
      nutrition: facts(690, 34, 55, 36),
      allergens: [egg, gluten, milk],
    },
    {
      slug: 'pine-ridge-turkey-melt',
      name: ['Turkey and mustard melt', 'ساندويتش الديك الرومي والخردل'],
      description: [
        'Smoked turkey, cheese and sharp mustard in griddled bread. Cut in two for the road.',
        'ديك رومي مدخن وجبن وخردل حاد في خبز محمّر. مقطوع نصفين للطريق.',
      ],
      ...served('chicken-burgers', 'sandwich', 7.7, 'halal'),
      allergens: [gluten, milk, mustard],
    },
    {
      slug: 'pine-ridge-fries',
      name: ['Ridge fries', 'بطاطا التل'],
      description: [
        'Thick-cut and fried in two baths of oil. Choose your salt.',
        'مقطعة سميكة ومقلية على مرحلتين. اختر ملحها.',
      ],
      ...served('fries-and-sides', 'french-fries', 3.3, 'veg'),
      groups: [seasoning],
    },
    {
      slug: 'pine-ridge-grape-bowl',
      name: ['Grape and yoghurt bowl', 'طبق العنب واللبن'],
      description: [
        'Cold grapes, thick yoghurt and pine nuts. A breakfast for warm mornings.',
        'عنب بارد ولبن كثيف وصنوبر. فطور الصباحات الدافئة.',
      ],
      ...served('morning-bowls', 'grapes', 5.4, 'veg'),
      allergens: [milk, nuts],
    },
    {
      slug: 'pine-ridge-hot-chocolate',
      name: ['Ridge hot chocolate', 'شوكولاتة التل الساخنة'],
      description: [
        'Cocoa, milk and a stick of cinnamon. Made for looking down at the rain.',
        'كاكاو وحليب وعود قرفة. لمن يراقب المطر من الأعلى.',
      ],
      ...served('coffees-and-teas', 'hot-beverage', 3.7, 'veg'),
      groups: [cupSize, milkKind],
      allergens: [milk],
    },
    {
      slug: 'pine-ridge-cherry-shake',
      name: ['Cherry milk shake', 'ميلك شيك الكرز'],
      description: [
        'Dark cherries blended with ice cream and milk. The stones are taken out by hand.',
        'كرز داكن يُخلط بالبوظة والحليب. ونزيل النوى باليد.',
      ],
      ...served('cold-drinks', 'cherries', 4.9, 'veg'),
      allergens: [milk],
    },
    {
      slug: 'pine-ridge-pear-juice',
      name: ['Pear juice', 'عصير الإجاص'],
      description: [
        'Pears from one orchard, pressed and bottled on Mondays. Cloudy and soft.',
        'إجاص من بستان واحد يُعصر ويُعبَّأ كل اثنين. عكر وناعم.',
      ],
      ...served('fresh-juices', 'pear', 3.6, 'veg'),
    },
    {
      slug: 'pine-ridge-midnight-minis',
      name: ['Midnight minis', 'ميني بان كيك الليل'],
      description: [
        'Twelve tiny pancakes in a cup with chocolate sauce. Poured after nine in the evening.',
        'اثنتا عشرة قطعة صغيرة في كوب مع صلصة الشوكولاتة. تُعدّ بعد التاسعة مساءً.',
      ],
      ...served('pancakes-and-waffles', 'pancakes', 5.2, 'veg'),
      tone: 'lilac',
      available: ['21:00', '23:59'],
      allergens: [gluten, egg, milk],
    },
  ],
  reviews: [
    { stars: 5, comment: ['Pancakes for dinner, no regrets.', 'بان كيك على العشاء بلا ندم.'] },
    {
      stars: 4,
      comment: [
        'The waffle softens on the way down the hill. Still good.',
        'يلين الوافل في الطريق من التل، لكنه يبقى لذيذاً.',
      ],
      reply: ['Two minutes in a dry pan brings it back.', 'دقيقتان في مقلاة جافة تعيدان قرمشته.'],
    },
  ],
};
