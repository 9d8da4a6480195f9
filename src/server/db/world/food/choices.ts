import type { GroupSeed } from '../shapes';

/** The groups of choices that more than one dish offers. */

export const pattyCount: GroupSeed = {
  name: ['Size', 'الحجم'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Two patties', 'قرصان'], price: 0 },
    { label: ['Three patties', 'ثلاثة أقراص'], price: 3 },
    { label: ['Four patties, for sharing', 'أربعة أقراص للمشاركة'], price: 5.5 },
  ],
};

export const burgerToppings: GroupSeed = {
  name: ['Toppings', 'الإضافات فوقه'],
  type: 'multi',
  required: false,
  min: 0,
  max: 3,
  values: [
    { label: ['Smoked onion', 'بصل مدخن'], price: 0.8 },
    { label: ['Extra aged cheddar', 'شيدر معتق إضافي'], price: 1.2 },
    { label: ['Grilled mushrooms', 'فطر مشوي'], price: 1 },
    { label: ['Fried egg', 'بيضة مقلية'], price: 1.1 },
  ],
};

export const spiceLevel: GroupSeed = {
  name: ['Heat', 'درجة الحرارة'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Mild', 'خفيف'], price: 0 },
    { label: ['Warm', 'متوسط'], price: 0 },
    { label: ['Hot', 'حار'], price: 0 },
  ],
};

export const doneness: GroupSeed = {
  name: ['How done', 'درجة الاستواء'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Pink in the middle', 'وردي من الداخل'], price: 0 },
    { label: ['Medium', 'متوسط الاستواء'], price: 0 },
    { label: ['Well done', 'مستوٍ تماماً'], price: 0 },
  ],
};

export const cupSize: GroupSeed = {
  name: ['Cup', 'حجم الكوب'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Small, 240 ml', 'صغير، 240 مل'], price: 0 },
    { label: ['Medium, 350 ml', 'وسط، 350 مل'], price: 0.6 },
    { label: ['Large, 470 ml', 'كبير، 470 مل'], price: 1.1 },
  ],
};

export const milkKind: GroupSeed = {
  name: ['Milk', 'الحليب'],
  type: 'single',
  required: false,
  min: 0,
  max: 1,
  values: [
    { label: ['Whole milk', 'حليب كامل الدسم'], price: 0 },
    { label: ['Oat drink', 'شراب الشوفان'], price: 0.5 },
    { label: ['Almond drink', 'شراب اللوز'], price: 0.6 },
  ],
};

export const portion: GroupSeed = {
  name: ['Portion', 'الكمية'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Regular', 'عادية'], price: 0 },
    { label: ['Large', 'كبيرة'], price: 2.5 },
  ],
};

export const pizzaSize: GroupSeed = {
  name: ['Size', 'الحجم'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['25 cm', '25 سم'], price: 0 },
    { label: ['32 cm', '32 سم'], price: 3 },
    { label: ['40 cm, family', '40 سم، عائلي'], price: 6.5 },
  ],
};

export const pizzaToppings: GroupSeed = {
  name: ['More on top', 'مكونات إضافية'],
  type: 'multi',
  required: false,
  min: 0,
  max: 4,
  values: [
    { label: ['Black olives', 'زيتون أسود'], price: 0.9 },
    { label: ['Sweet peppers', 'فلفل حلو'], price: 0.9 },
    { label: ['Extra mozzarella', 'موزاريلا إضافية'], price: 1.5 },
    { label: ['Anchovies', 'أنشوجة'], price: 1.8 },
    { label: ['Rocket leaves', 'جرجير'], price: 0.7 },
  ],
};

export const scoops: GroupSeed = {
  name: ['Choose your flavours', 'اختر النكهات'],
  type: 'multi',
  required: true,
  min: 2,
  max: 3,
  values: [
    { label: ['Vanilla', 'فانيلا'], price: 0 },
    { label: ['Pistachio', 'فستق'], price: 0.7 },
    { label: ['Rose and raspberry', 'ورد وتوت'], price: 0.4 },
    { label: ['Dark chocolate', 'شوكولاتة داكنة'], price: 0.4 },
    { label: ['Date and tahini', 'تمر وطحينة'], price: 0.5 },
  ],
};

export const mezzePicks: GroupSeed = {
  name: ['Pick your dips', 'اختر المقبلات'],
  type: 'multi',
  required: true,
  min: 2,
  max: 4,
  values: [
    { label: ['Hummus', 'حمص'], price: 0 },
    { label: ['Smoked aubergine', 'متبّل'], price: 0 },
    { label: ['Labneh with mint', 'لبنة بالنعناع'], price: 0.5 },
    { label: ['Red pepper and walnut', 'محمّرة بالجوز'], price: 0.8 },
    { label: ['Beetroot and tahini', 'شمندر بالطحينة'], price: 0.5 },
  ],
};

export const riceOrBread: GroupSeed = {
  name: ['Served with', 'يُقدَّم مع'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Basmati rice', 'أرز بسمتي'], price: 0 },
    { label: ['Flatbread', 'خبز مسطح'], price: 0 },
    { label: ['Both', 'كلاهما'], price: 1.5 },
  ],
};

export const plateSides: GroupSeed = {
  name: ['Choose your sides', 'اختر الأطباق الجانبية'],
  type: 'multi',
  required: true,
  min: 1,
  max: 2,
  values: [
    { label: ['Fries', 'بطاطا مقلية'], price: 0 },
    { label: ['Rice with vermicelli', 'أرز بالشعيرية'], price: 0 },
    { label: ['Chopped salad', 'سلطة مفرومة'], price: 0 },
    { label: ['Grilled vegetables', 'خضار مشوية'], price: 1.2 },
  ],
};

export const bowlExtras: GroupSeed = {
  name: ['Add to the bowl', 'أضف إلى الطبق'],
  type: 'multi',
  required: false,
  min: 0,
  max: 3,
  values: [
    { label: ['Soft egg', 'بيضة طرية'], price: 1.2 },
    { label: ['Extra greens', 'خضار إضافية'], price: 1 },
    { label: ['Crisp tofu', 'توفو مقرمش'], price: 1.8 },
    { label: ['Chilli oil', 'زيت حار'], price: 0.5 },
  ],
};

export const sweetToppings: GroupSeed = {
  name: ['On top', 'فوقها'],
  type: 'multi',
  required: false,
  min: 0,
  max: 3,
  values: [
    { label: ['Maple syrup', 'شراب القيقب'], price: 0.8 },
    { label: ['Strawberries', 'فراولة'], price: 1.2 },
    { label: ['Chocolate sauce', 'صلصة الشوكولاتة'], price: 0.7 },
    { label: ['Whipped cream', 'كريمة مخفوقة'], price: 0.6 },
  ],
};

export const seasoning: GroupSeed = {
  name: ['Seasoning', 'التتبيلة'],
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: ['Plain salt', 'ملح فقط'], price: 0 },
    { label: ['Smoked paprika', 'فلفل مدخن'], price: 0.3 },
  ],
};
