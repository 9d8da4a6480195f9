import type { Text, Tone } from './shapes';

type ModuleKey = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

type ModuleTextSeed = { name: Text; tagline: Text; description: Text; glyph: string; tone: Tone };

type BannerSeed = {
  title: Text;
  subtitle: Text;
  button: Text;
  /** The picture: two to four icons of @iconify-json/noto. */
  glyphs: string[];
  tone: Tone;
  kind: 'store_wise' | 'item_wise' | 'default';
  /** Slug of the store (store_wise) or of the item (item_wise); left out, any of the module will do. */
  target?: string;
  /** Where a default one leads. */
  link?: string;
};

/** `from` and `until` are days from the seeding; an `until` below 0 has ended, a `from` above 0 has not begun. */
type Span = { from: number; until: number };

type CampaignSeed = Span & { module: ModuleKey; title: Text; description: Text; glyphs: string[]; tone: Tone };

export const moduleTexts: Record<ModuleKey, ModuleTextSeed> = {
  food: {
    name: ['Food', 'مطاعم'],
    tagline: ['Hot from the kitchen', 'ساخن من المطبخ'],
    description: [
      'Breakfast, lunch and late-night dishes from the kitchens of Qamar Bay. Choose how you like them and follow the courier to your door.',
      'فطور وغداء وأطباق آخر الليل من مطابخ خليج القمر. اخترها كما تحب وتابع المندوب حتى بابك.',
    ],
    glyph: 'hamburger',
    tone: 'coral',
  },
  grocery: {
    name: ['Grocery', 'بقالة'],
    tagline: ['Weekly shopping', 'مشتريات الأسبوع'],
    description: [
      'Fruit, bread, milk and the rest of the list from markets around the corner. Weighed, packed and brought up the stairs.',
      'فواكه وخبز وحليب وبقية القائمة من أسواق حيّك. نزنها ونغلّفها ونصعد بها الدرج.',
    ],
    glyph: 'shopping-cart',
    tone: 'leaf',
  },
  pharmacy: {
    name: ['Pharmacy', 'صيدلية'],
    tagline: ['With prescription', 'بوصفة طبية'],
    description: [
      'Medicine and daily care from licensed pharmacies. Send a photograph of your prescription and the pharmacist does the rest.',
      'أدوية وعناية يومية من صيدليات مرخّصة. أرسل صورة الوصفة والصيدلي يتولى الباقي.',
    ],
    glyph: 'pill',
    tone: 'teal',
  },
  ecommerce: {
    name: ['Shop', 'تسوّق'],
    tagline: ['Delivered today', 'توصيل اليوم'],
    description: [
      'Clothes, books, tools and toys from the shops of the harbour and the old town. Ordered by noon, most of it is here by evening.',
      'ملابس وكتب وعدّة وألعاب من متاجر الميناء والبلدة القديمة. اطلب قبل الظهر ويصلك أغلبها مساءً.',
    ],
    glyph: 'shopping-bags',
    tone: 'lilac',
  },
  parcel: {
    name: ['Parcel', 'طرود'],
    tagline: ['Door to door', 'من باب إلى باب'],
    description: [
      'Send a key, a cake or a crate across the city. You see the price before you book, and either side may pay.',
      'أرسل مفتاحًا أو كعكة أو صندوقًا عبر المدينة. ترى السعر قبل الحجز ويدفع المرسل أو المستلم.',
    ],
    glyph: 'package',
    tone: 'amber',
  },
  rental: {
    name: ['Rental', 'تأجير'],
    tagline: ['By hour or km', 'بالساعة أو الكيلومتر'],
    description: [
      'Cars, vans and scooters from local providers. Pay by the hour or by the distance, whichever suits the trip.',
      'سيارات وحافلات صغيرة ودراجات من مؤجّرين محليين. ادفع بالساعة أو بالمسافة كما يناسب رحلتك.',
    ],
    glyph: 'automobile',
    tone: 'sky',
  },
};

export const banners: Record<ModuleKey, BannerSeed[]> = {
  food: [
    {
      title: ['Burger week', 'أسبوع البرغر'],
      subtitle: ['Stacked, smoked and dripping, until Sunday', 'طبقات ودخان وصلصة حتى الأحد'],
      button: ['See dishes', 'عرض الأطباق'],
      glyphs: ['hamburger', 'french-fries', 'cup-with-straw'],
      tone: 'coral',
      kind: 'default',
      link: '/category/burgers',
    },
    {
      title: ['Slow breakfast', 'فطور على مهل'],
      subtitle: ['Eggs and warm bread before eleven', 'بيض وخبز دافئ قبل الحادية عشرة'],
      button: ['Order breakfast', 'اطلب الفطور'],
      glyphs: ['pancakes', 'egg', 'hot-beverage'],
      tone: 'amber',
      kind: 'store_wise',
      target: 'early-tide-breakfast-room',
    },
    {
      title: ['Light and green', 'خفيف وأخضر'],
      subtitle: ['Bowls and salads, dressed when you order', 'أطباق وسلطات تُتبّل عند الطلب'],
      button: ['Browse', 'تصفّح'],
      glyphs: ['green-salad', 'avocado', 'tomato'],
      tone: 'leaf',
      kind: 'store_wise',
      target: 'marigold-salad-works',
    },
    {
      title: ['Rolls for two', 'لفافات لشخصين'],
      subtitle: ['Cut to order behind the blue door', 'تُقطّع عند الطلب خلف الباب الأزرق'],
      button: ['Order Now', 'اطلب الآن'],
      glyphs: ['sushi', 'chopsticks', 'shrimp'],
      tone: 'sky',
      kind: 'store_wise',
      target: 'blue-crate-sushi',
    },
    {
      title: ['Tonight’s favorite', 'طبق الليلة'],
      subtitle: ['The dish the neighbours order most', 'الطبق الأكثر طلبًا في الحي'],
      button: ['Taste it', 'ذُقه'],
      glyphs: ['pizza', 'candle'],
      tone: 'sand',
      kind: 'item_wise',
    },
  ],
  grocery: [
    {
      title: ['Picked this morning', 'قُطف هذا الصباح'],
      subtitle: ['Greens and herbs still with dew', 'خضار وأعشاب عليها الندى'],
      button: ['Fill the basket', 'املأ السلة'],
      glyphs: ['leafy-green', 'carrot', 'tomato'],
      tone: 'leaf',
      kind: 'store_wise',
      target: 'green-lantern-produce',
    },
    {
      title: ['Bread at seven', 'خبز الساعة السابعة'],
      subtitle: ['Out of the oven and into the bag', 'من الفرن إلى الكيس'],
      button: ['See loaves', 'عرض الأرغفة'],
      glyphs: ['baguette-bread', 'croissant', 'butter'],
      tone: 'sand',
      kind: 'store_wise',
      target: 'quay-oven',
    },
    {
      title: ['Pantry in one go', 'المؤونة دفعة واحدة'],
      subtitle: ['Rice, oil, beans and tea for the month', 'أرز وزيت وبقول وشاي لشهر'],
      button: ['Stock up', 'تموّن الآن'],
      glyphs: ['canned-food', 'beans', 'jar'],
      tone: 'amber',
      kind: 'default',
      link: '/category/pantry',
    },
    {
      title: ['Fruit of the week', 'فاكهة الأسبوع'],
      subtitle: ['Ripe now, cheaper until Friday', 'ناضجة الآن وأرخص حتى الجمعة'],
      button: ['Take a kilo', 'خذ كيلو'],
      glyphs: ['mango', 'peach'],
      tone: 'mint',
      kind: 'item_wise',
    },
  ],
  pharmacy: [
    {
      title: ['Prescription? Send a photo', 'معك وصفة؟ أرسل صورتها'],
      subtitle: ['A pharmacist reads it and calls you back', 'يقرأها الصيدلي ويتصل بك'],
      button: ['Upload', 'ارفع الوصفة'],
      glyphs: ['clipboard', 'pill', 'stethoscope'],
      tone: 'teal',
      kind: 'default',
      link: '/store/quayside-chemist',
    },
    {
      title: ['Cold season shelf', 'رف موسم البرد'],
      subtitle: ['Throat, nose and a good night’s sleep', 'للحلق والأنف ونوم هادئ'],
      button: ['Look inside', 'ألقِ نظرة'],
      glyphs: ['thermometer', 'hot-beverage', 'lemon'],
      tone: 'sky',
      kind: 'item_wise',
    },
    {
      title: ['Open when you need it', 'مفتوحة حين تحتاجها'],
      subtitle: ['A light on the quay for every family', 'نور على الرصيف لكل عائلة'],
      button: ['Visit store', 'زيارة المتجر'],
      glyphs: ['medical-symbol', 'adhesive-bandage'],
      tone: 'mint',
      kind: 'store_wise',
      target: 'harbour-light-pharmacy',
    },
  ],
  ecommerce: [
    {
      title: ['Run along the sea', 'اركض بمحاذاة البحر'],
      subtitle: ['The Breakwater shoe, a quarter off', 'حذاء كاسر الأمواج بخصم الربع'],
      button: ['Choose a size', 'اختر مقاسك'],
      glyphs: ['running-shoe', 'stopwatch', 'water-wave'],
      tone: 'sky',
      kind: 'item_wise',
      target: 'breakwater-running-shoe',
    },
    {
      title: ['A calmer living room', 'غرفة جلوس أهدأ'],
      subtitle: ['Everything from Window Seat delivered free', 'كل ما في مقعد النافذة بتوصيل مجاني'],
      button: ['Visit store', 'زيارة المتجر'],
      glyphs: ['couch-and-lamp', 'candle', 'potted-plant'],
      tone: 'teal',
      kind: 'store_wise',
      target: 'window-seat',
    },
    {
      title: ['Gifts that get played with', 'هدايا يُلعب بها'],
      subtitle: ['Kites, bears and one very good robot', 'طائرات ودببة وروبوت رائع'],
      button: ['Open the toy box', 'افتح صندوق الألعاب'],
      glyphs: ['teddy-bear', 'kite', 'robot'],
      tone: 'rose',
      kind: 'store_wise',
      target: 'kite-room',
    },
    {
      title: ['New school year', 'عام دراسي جديد'],
      subtitle: ['Bags, notebooks and a laptop that survives', 'حقائب ودفاتر وحاسوب يتحمّل'],
      button: ['Get ready', 'استعد'],
      glyphs: ['backpack', 'notebook', 'pencil', 'laptop'],
      tone: 'amber',
      kind: 'default',
      link: '/category/books-and-stationery',
    },
    {
      title: ['Write something by hand', 'اكتب شيئًا بخطك'],
      subtitle: ['A fountain pen for both directions', 'قلم حبر يكتب في الاتجاهين'],
      button: ['See the pen', 'شاهد القلم'],
      glyphs: ['fountain-pen', 'envelope'],
      tone: 'stone',
      kind: 'item_wise',
      target: 'harbour-fountain-pen',
    },
  ],
  parcel: [
    {
      title: ['Forgot your keys?', 'نسيت مفاتيحك؟'],
      subtitle: ['A courier brings them across town', 'مندوب يجلبها عبر المدينة'],
      button: ['Send a parcel', 'أرسل طردًا'],
      glyphs: ['key', 'motor-scooter', 'house'],
      tone: 'amber',
      kind: 'default',
    },
    {
      title: ['Cakes travel upright', 'الكعك يسافر واقفًا'],
      subtitle: ['Say it is fragile and we drive gently', 'أخبرنا أنه قابل للكسر فنقود برفق'],
      button: ['Book a courier', 'احجز مندوبًا'],
      glyphs: ['birthday-cake', 'package'],
      tone: 'rose',
      kind: 'default',
    },
    {
      title: ['Papers before five', 'أوراقك قبل الخامسة'],
      subtitle: ['Signed contracts, from desk to desk', 'عقود موقّعة من مكتب إلى مكتب'],
      button: ['Get a price', 'اعرف السعر'],
      glyphs: ['page-facing-up', 'briefcase', 'bicycle'],
      tone: 'sky',
      kind: 'default',
    },
  ],
  rental: [
    {
      title: ['A weekend in the Hills', 'عطلة في التلال'],
      subtitle: ['Four-wheel drives, paid by the hour', 'سيارات دفع رباعي بأجرة الساعة'],
      button: ['See vehicles', 'عرض المركبات'],
      glyphs: ['sport-utility-vehicle', 'mountain', 'tent'],
      tone: 'leaf',
      kind: 'store_wise',
      target: 'duneline-adventures',
    },
    {
      title: ['Moving house?', 'تنتقل إلى بيت جديد؟'],
      subtitle: ['Vans with straps and blankets inside', 'شاحنات صغيرة فيها أحزمة وأغطية'],
      button: ['Book a van', 'احجز شاحنة'],
      glyphs: ['delivery-truck', 'couch-and-lamp', 'package'],
      tone: 'sand',
      kind: 'store_wise',
      target: 'stout-movers',
    },
    {
      title: ['Ten minutes to the ferry', 'عشر دقائق إلى العبّارة'],
      subtitle: ['Scooters charged and waiting', 'دراجات مشحونة تنتظرك'],
      button: ['Ride', 'انطلق'],
      glyphs: ['motor-scooter', 'ferry'],
      tone: 'sky',
      kind: 'store_wise',
      target: 'gull-two-wheels',
    },
  ],
};

export const campaigns: CampaignSeed[] = [
  {
    module: 'food',
    title: ['Long table week', 'أسبوع المائدة الطويلة'],
    description: [
      'Platters for six and more at kitchens all over the city. Invite the neighbours, the price per head falls.',
      'أطباق لستة وأكثر في مطابخ المدينة كلها. ادعُ الجيران فينخفض السعر للفرد.',
    ],
    glyphs: ['shallow-pan-of-food', 'flatbread', 'green-salad'],
    tone: 'coral',
    from: -4,
    until: 10,
  },
  {
    module: 'grocery',
    title: ['Zero waste month', 'شهر بلا هدر'],
    description: [
      'Bring jars back and get money off the next basket. Markets with the green label take part.',
      'أعد المرطبانات واحصل على خصم من سلتك القادمة. تشارك الأسواق ذات العلامة الخضراء.',
    ],
    glyphs: ['recycling-symbol', 'jar', 'leafy-green'],
    tone: 'leaf',
    from: -2,
    until: 26,
  },
  {
    module: 'ecommerce',
    title: ['Harbour lights sale', 'تخفيضات أضواء الميناء'],
    description: [
      'Shops along the quay stayed open until midnight. The lamps are packed away until next year.',
      'بقيت متاجر الرصيف مفتوحة حتى منتصف الليل. وقد أُطفئت المصابيح حتى العام القادم.',
    ],
    glyphs: ['lighthouse', 'shopping-bags', 'red-paper-lantern'],
    tone: 'lilac',
    from: -24,
    until: -3,
  },
  {
    module: 'pharmacy',
    title: ['Healthy heart days', 'أيام القلب السليم'],
    description: [
      'Free blood pressure checks with every order picked up. Starts next week in both quarters.',
      'قياس مجاني للضغط مع كل طلب تستلمه بنفسك. تبدأ الأسبوع القادم في الحيّين.',
    ],
    glyphs: ['beating-heart', 'stethoscope', 'red-apple'],
    tone: 'rose',
    from: 6,
    until: 16,
  },
];

export const flashSale: { title: Text } = { title: ['Low tide prices', 'أسعار وقت الجزر'] };

export const socialMedia: { name: string; link: string }[] = [
  { name: 'facebook', link: 'https://medina.example/social/facebook' },
  { name: 'instagram', link: 'https://medina.example/social/instagram' },
  { name: 'twitter', link: 'https://medina.example/social/twitter' },
  { name: 'linkedin', link: 'https://medina.example/social/linkedin' },
  { name: 'pinterest', link: 'https://medina.example/social/pinterest' },
];
