import { type Text } from './shapes';

export type DeliveryManSeed = {
  slug: string;
  first_name: Text;
  last_name: Text;
  vehicle: 'bicycle' | 'scooter' | 'motorcycle' | 'car' | 'van';
  /** Name of an icon of @iconify-json/noto. */
  glyph: string;
};

export const deliveryMen: DeliveryManSeed[] = [
  {
    slug: 'idris-marwani',
    first_name: ['Idris', 'إدريس'],
    last_name: ['Marwani', 'المرواني'],
    vehicle: 'scooter',
    glyph: 'man',
  },
  {
    slug: 'taher-qasabi',
    first_name: ['Taher', 'طاهر'],
    last_name: ['Qasabi', 'القصبي'],
    vehicle: 'motorcycle',
    glyph: 'cowboy-hat-face',
  },
  {
    slug: 'lina-sawahil',
    first_name: ['Lina', 'لينا'],
    last_name: ['Sawahil', 'السواحل'],
    vehicle: 'bicycle',
    glyph: 'woman',
  },
  {
    slug: 'bashir-naddaf',
    first_name: ['Bashir', 'بشير'],
    last_name: ['Naddaf', 'النداف'],
    vehicle: 'car',
    glyph: 'man-curly-hair',
  },
  {
    slug: 'yunus-bahhar',
    first_name: ['Yunus', 'يونس'],
    last_name: ['Bahhar', 'البحّار'],
    vehicle: 'scooter',
    glyph: 'student',
  },
  {
    slug: 'amal-zurqa',
    first_name: ['Amal', 'أمل'],
    last_name: ['Zurqa', 'الزرقاء'],
    vehicle: 'car',
    glyph: 'woman-red-hair',
  },
  {
    slug: 'karim-hawwari',
    first_name: ['Karim', 'كريم'],
    last_name: ['Hawwari', 'الهواري'],
    vehicle: 'van',
    glyph: 'construction-worker',
  },
  {
    slug: 'salim-fanar',
    first_name: ['Salim', 'سليم'],
    last_name: ['Fanar', 'الفنار'],
    vehicle: 'motorcycle',
    glyph: 'mechanic',
  },
  {
    slug: 'rami-darwazi',
    first_name: ['Rami', 'رامي'],
    last_name: ['Darwazi', 'الدروازي'],
    vehicle: 'bicycle',
    glyph: 'boy',
  },
  {
    slug: 'huda-mirfaa',
    first_name: ['Huda', 'هدى'],
    last_name: ['Mirfaa', 'المرفأ'],
    vehicle: 'scooter',
    glyph: 'office-worker',
  },
];

/** First name and initial, as a review shows them. */
export const reviewers: Text[] = [
  ['Maha T.', 'مها ت.'],
  ['Jonas W.', 'يوناس و.'],
  ['Samira K.', 'سميرة ك.'],
  ['Fares D.', 'فارس د.'],
  ['Elena P.', 'إيلينا ب.'],
  ['Nabil H.', 'نبيل ه.'],
  ['Rana S.', 'رنا س.'],
  ['Omar B.', 'عمر ب.'],
  ['Greta L.', 'غريتا ل.'],
  ['Ziad M.', 'زياد م.'],
  ['Dalia F.', 'داليا ف.'],
  ['Hamza Q.', 'حمزة ق.'],
  ['Ines R.', 'إيناس ر.'],
  ['Tariq N.', 'طارق ن.'],
  ['Layan A.', 'ليان أ.'],
  ['Mateo G.', 'ماتيو غ.'],
  ['Shadi J.', 'شادي ج.'],
  ['Noor E.', 'نور إ.'],
  ['Viktor S.', 'فيكتور س.'],
  ['Hala Z.', 'هالة ز.'],
  ['Bilal O.', 'بلال ع.'],
  ['Yara C.', 'يارا ش.'],
  ['Anwar I.', 'أنور إ.'],
  ['Priya V.', 'بريا ف.'],
  ['Sami U.', 'سامي ع.'],
  ['Reem Y.', 'ريم ي.'],
  ['Oskar H.', 'أوسكار ه.'],
  ['Ghada W.', 'غادة و.'],
  ['Munir X.', 'منير ك.'],
  ['Farida L.', 'فريدة ل.'],
];

/** Ready-made openings of a conversation with support. */
export const automatedMessages: Text[] = [
  ['Where is my order?', 'أين طلبي؟'],
  ['I received the wrong item', 'وصلني منتج غير الذي طلبته'],
  ['Something is missing from my order', 'ينقص شيء من طلبي'],
  ['I want to change my address', 'أريد تغيير عنواني'],
  ['My payment went through twice', 'خُصم المبلغ مرتين'],
  ['My coupon does not work', 'القسيمة لا تعمل'],
  ['When do I get my refund?', 'متى يصلني المبلغ المسترد؟'],
  ['I cannot reach the courier', 'لا أستطيع التواصل مع المندوب'],
];

export const orderCancellationReasons: Text[] = [
  ['I ordered by mistake', 'طلبت بالخطأ'],
  ['I chose the wrong address', 'اخترت عنواناً خاطئاً'],
  ['I want to change what I chose', 'أريد تغيير ما اخترته'],
  ['It takes too long', 'الانتظار طويل'],
  ['I found a better price', 'وجدت سعراً أفضل'],
  ['I forgot to use my coupon', 'نسيت استخدام القسيمة'],
  ['I will not be at home', 'لن أكون في البيت'],
  ['I want to pay another way', 'أريد الدفع بطريقة أخرى'],
];

export const refundReasons: Text[] = [
  ['The item arrived damaged', 'وصل المنتج تالفاً'],
  ['I received another item', 'وصلني منتج آخر'],
  ['Part of the order was missing', 'جزء من الطلب ناقص'],
  ['The food was cold or spoiled', 'الطعام بارد أو فاسد'],
  ['It is past its date', 'المنتج منتهي الصلاحية'],
  ['It does not match the description', 'لا يطابق الوصف'],
];

export const parcelCancellationReasons: { when: 'before_pickup' | 'after_pickup'; reason: Text }[] = [
  { when: 'before_pickup', reason: ['The parcel is not ready', 'الطرد غير جاهز'] },
  { when: 'before_pickup', reason: ['No courier came', 'لم يأت أي مندوب'] },
  { when: 'before_pickup', reason: ['I will bring it myself', 'سأوصله بنفسي'] },
  { when: 'before_pickup', reason: ['The pick-up address is wrong', 'عنوان الاستلام خاطئ'] },
  { when: 'after_pickup', reason: ['The receiver is not there', 'المستلم غير موجود'] },
  { when: 'after_pickup', reason: ['The receiver refuses the parcel', 'المستلم يرفض الطرد'] },
  { when: 'after_pickup', reason: ['I sent the wrong thing', 'أرسلت غرضاً خاطئاً'] },
];

/** Tips offered at the checkout and the one that most customers give, in currency. */
export const tips = { amounts: [1, 2, 3, 5, 10], most: 2 };

export type OfflineMethodSeed = {
  slug: string;
  name: Text;
  /** What the customer needs to know in order to pay. */
  fields: { key: string; name: Text; value: Text }[];
  /** What the customer fills in after paying. */
  inputs: { key: string; name: Text; placeholder: Text; required: boolean }[];
};

export const offlineMethods: OfflineMethodSeed[] = [
  {
    slug: 'bank-transfer',
    name: ['Bank transfer', 'تحويل مصرفي'],
    fields: [
      { key: 'bank', name: ['Bank', 'المصرف'], value: ['Bank of Qamar Bay', 'مصرف خليج قمر'] },
      { key: 'account_name', name: ['Account name', 'اسم الحساب'], value: ['Medina Market', 'سوق مدينة'] },
      { key: 'account_number', name: ['Account number', 'رقم الحساب'], value: ['0042 7781 9030', '0042 7781 9030'] },
    ],
    inputs: [
      {
        key: 'sender_name',
        name: ['Name of the sender', 'اسم المحوّل'],
        placeholder: ['As on the account', 'كما في الحساب'],
        required: true,
      },
      {
        key: 'reference',
        name: ['Transfer reference', 'رقم مرجع التحويل'],
        placeholder: ['e.g. QB-204518', 'مثل QB-204518'],
        required: true,
      },
      {
        key: 'transfer_date',
        name: ['Date of the transfer', 'تاريخ التحويل'],
        placeholder: ['Day and month', 'اليوم والشهر'],
        required: false,
      },
    ],
  },
  {
    slug: 'harbour-kiosk',
    name: ['Harbour kiosk', 'كشك الميناء'],
    fields: [
      { key: 'kiosk_code', name: ['Pay-in code', 'رمز الإيداع'], value: ['5501', '5501'] },
      {
        key: 'kiosk_place',
        name: ['Where', 'المكان'],
        value: ['Any kiosk with the blue lantern', 'أي كشك عليه الفانوس الأزرق'],
      },
    ],
    inputs: [
      {
        key: 'receipt_number',
        name: ['Receipt number', 'رقم الإيصال'],
        placeholder: ['Eight digits', 'ثمانية أرقام'],
        required: true,
      },
      {
        key: 'phone',
        name: ['Phone given at the kiosk', 'الهاتف المعطى في الكشك'],
        placeholder: ['With country code', 'مع رمز البلد'],
        required: false,
      },
    ],
  },
];

export const cashBackTitles: Text[] = [
  ['5% back on every order', 'استرداد \u20665%\u2069 على كل طلب'],
  ['$3.00 back when you spend $40.00', 'استرداد \u2066$3.00\u2069 عند إنفاق \u2066$40.00\u2069'],
];

export const walletBonuses: { title: Text; description: Text }[] = [
  {
    title: ['10% on top', 'زيادة \u206610%\u2069'],
    description: ['Add $50.00 or more and we add a tenth to it.', 'أضف \u2066$50.00\u2069 أو أكثر ونزيدها العُشر.'],
  },
  {
    title: ['$5.00 as a gift', '\u2066$5.00\u2069 هدية'],
    description: ['For the first $100.00 that you put into your wallet.', 'لأول \u2066$100.00\u2069 تضعها في محفظتك.'],
  },
];

export type CouponSeed = {
  kind:
    | 'percent_capped'
    | 'amount'
    | 'store_wise'
    | 'zone_wise'
    | 'free_delivery'
    | 'first_order'
    | 'expired'
    | 'used_up';
  code: string;
  title: Text;
};

export const coupons: CouponSeed[] = [
  {
    kind: 'percent_capped',
    code: 'HARBOUR15',
    title: ['15% off, up to $10.00', 'خصم \u206615%\u2069 حتى \u2066$10.00\u2069'],
  },
  { kind: 'amount', code: 'HARBOUR3', title: ['$3.00 off your basket', 'خصم \u2066$3.00\u2069 من سلتك'] },
  { kind: 'store_wise', code: 'NEIGHBOUR10', title: ['10% off at this shop', 'خصم \u206610%\u2069 في هذا المتجر'] },
  {
    kind: 'zone_wise',
    code: 'OLDTOWN5',
    title: ['$5.00 off in the Old Town', 'خصم \u2066$5.00\u2069 في المدينة القديمة'],
  },
  { kind: 'free_delivery', code: 'TIDERIDE', title: ['Free delivery', 'توصيل مجاني'] },
  { kind: 'first_order', code: 'WELCOME20', title: ['20% off your first order', 'خصم \u206620%\u2069 على طلبك الأول'] },
  { kind: 'expired', code: 'LASTMOON', title: ["Last month's $5.00 off", 'خصم \u2066$5.00\u2069 للشهر الماضي'] },
  { kind: 'used_up', code: 'EARLYGULL', title: ['$4.00 off for early birds', 'خصم \u2066$4.00\u2069 للمبكرين'] },
];

export const notifications: { title: Text; description: Text }[] = [
  {
    title: ['Order confirmed', 'تم تأكيد الطلب'],
    description: ['The kitchen has your order and starts now.', 'استلم المطبخ طلبك ويبدأ الآن.'],
  },
  {
    title: ['Your courier is near', 'المندوب قريب'],
    description: ['Idris is two streets away from you.', 'إدريس على بعد شارعين منك.'],
  },
  {
    title: ['Delivered', 'تم التسليم'],
    description: ['Enjoy it, and tell others how it was.', 'بالهناء، وأخبر الآخرين برأيك.'],
  },
  {
    title: ['Flash sale until tonight', 'تخفيضات حتى الليلة'],
    description: ['Shoes, lamps and headphones at half the price.', 'أحذية ومصابيح وسماعات بنصف السعر.'],
  },
  {
    title: ['Money added to your wallet', 'أضيف رصيد إلى محفظتك'],
    description: ['Your $50.00 and a bonus of $5.00 are there.', 'وصلت \u2066$50.00\u2069 ومكافأة \u2066$5.00\u2069.'],
  },
  {
    title: ['You earned points', 'كسبت نقاطاً'],
    description: ['Your last order brought you 24 points.', 'أكسبك طلبك الأخير 24 نقطة.'],
  },
  {
    title: ['A friend joined with your code', 'انضم صديق برمزك'],
    description: ['Their first order credits 5.00 to your wallet.', 'عند طلبه الأول تُضاف 5.00 إلى محفظتك.'],
  },
  {
    title: ['New in the harbour', 'جديد في الميناء'],
    description: ['Three shops have opened this week.', 'افتُتحت ثلاثة متاجر هذا الأسبوع.'],
  },
];

export type ConversationSeed = {
  with: 'store' | 'courier' | 'support';
  /** In the order in which they were written. */
  messages: { from: 'customer' | 'other'; text: Text }[];
};

export const conversations: ConversationSeed[] = [
  {
    with: 'store',
    messages: [
      { from: 'customer', text: ['Hello, can you make it without onions?', 'مرحباً، هل يمكن تحضيره دون بصل؟'] },
      { from: 'other', text: ['Of course, I have told the kitchen.', 'بالتأكيد، أخبرت المطبخ.'] },
      { from: 'customer', text: ['Thank you. Is the sauce hot?', 'شكراً. هل الصلصة حارة؟'] },
      {
        from: 'other',
        text: ['Only a little. We put it in a cup beside the dish.', 'قليلاً فقط. نضعها في علبة منفصلة.'],
      },
    ],
  },
  {
    with: 'courier',
    messages: [
      { from: 'other', text: ['I am at the fountain, which entrance is it?', 'أنا عند النافورة، أي مدخل؟'] },
      { from: 'customer', text: ['The green door, second floor.', 'الباب الأخضر، الطابق الثاني.'] },
      { from: 'other', text: ['Found it, coming up.', 'وجدته، أنا صاعد.'] },
    ],
  },
  {
    with: 'support',
    messages: [
      { from: 'customer', text: ['Something is missing from my order', 'ينقص شيء من طلبي'] },
      { from: 'other', text: ['I am sorry about that. Which item is missing?', 'نعتذر عن ذلك. ما المنتج الناقص؟'] },
      { from: 'customer', text: ['The second bottle of juice.', 'زجاجة العصير الثانية.'] },
      { from: 'other', text: ['I have put its price into your wallet.', 'أضفت ثمنها إلى محفظتك.'] },
      { from: 'customer', text: ['That was quick, thanks!', 'بسرعة، شكراً!'] },
    ],
  },
];
