import { type Text } from './shapes';

type Call = { title: Text; subtitle: Text; button: Text };
type Testimonial = { name: Text; designation: Text; review: Text; glyph: string };

/** Texts of the start page and the footer (contract §2.2, landing data). */
export const landing = {
  hero: {
    title: ['The whole bay, at your door', 'الخليج كله على بابك'],
    subtitle: [
      'Dinner, groceries, medicine, a parcel across town or a car for the weekend. Tell us where you are.',
      'عشاء وبقالة ودواء وطرد عبر المدينة أو سيارة لعطلة الأسبوع. أخبرنا أين أنت.',
    ],
    tag_line: ['Made in Qamar Bay', 'من خليج القمر'],
  } satisfies Record<string, Text>,
  modules: {
    title: ['What do you need today?', 'ماذا تحتاج اليوم؟'],
    food: ['140 kitchens', '140 مطبخًا'],
    grocery: ['In 30 minutes', 'خلال 30 دقيقة'],
    pharmacy: ['With prescription', 'بوصفة طبية'],
    ecommerce: ['Delivered today', 'توصيل اليوم'],
    parcel: ['Door to door', 'من باب إلى باب'],
    rental: ['By hour or km', 'بالساعة أو الكيلومتر'],
  } satisfies Record<string, Text>,
  zones: {
    title: ['Where we deliver', 'أين نوصل'],
    subtitle: ['Three zones so far. Tap one to start there.', 'ثلاث مناطق حتى الآن. اختر إحداها للبدء.'],
    harbour: ['All six modules', 'كل الأقسام الستة'],
    old_town: ['Food, grocery, pharmacy and shops', 'مطاعم وبقالة وصيدلية وتسوّق'],
    hills: ['Food and parcels, one fixed delivery fee', 'مطاعم وطرود برسوم توصيل ثابتة'],
  } satisfies Record<string, Text>,
  company: {
    title: ['One bay, one basket', 'خليج واحد وسلة واحدة'],
    subtitle: ['Neighbours selling to neighbours', 'جيران يبيعون لجيرانهم'],
    description: [
      'Every shop on Medina is a few streets away. You see who made it, who brings it and what it costs before you order.',
      'كل متجر في مدينة على بُعد شوارع قليلة. ترى من صنع ومن يوصل وكم الثمن قبل أن تطلب.',
    ],
    button: ['Start shopping', 'ابدأ التسوّق'],
  } satisfies Record<string, Text>,
  earning: {
    title: ['Earn with Medina', 'اكسب مع مدينة'],
    subtitle: ['Bring your shop or your scooter.', 'بمتجرك أو بدراجتك.'],
  } satisfies Record<string, Text>,
  seller: {
    title: ['Sell on Medina', 'بِع على مدينة'],
    subtitle: [
      'Open your store in a day. You keep your prices, we bring the orders.',
      'افتح متجرك في يوم واحد. الأسعار أسعارك ونحن نجلب الطلبات.',
    ],
    button: ['Become a Vendor owner', 'كن صاحب متجر'],
  } satisfies Call,
  delivery_man: {
    title: ['Ride with us', 'انطلق معنا'],
    subtitle: ['Your hours, your streets. All tips are yours.', 'أوقاتك وشوارعك. وكل الإكرامية لك.'],
    button: ['Become a delivery man', 'انضم إلى المناديب'],
  } satisfies Call,
  apps: {
    title: ['Medina in your pocket', 'مدينة في جيبك'],
    subtitle: ['Follow the rider on the map and pay in two taps.', 'تابع المندوب على الخريطة وادفع بلمستين.'],
  } satisfies Record<string, Text>,
  testimonial_title: ['What the bay says', 'ماذا يقول أهل الخليج'] satisfies Text,
  testimonials: [
    {
      name: ['Salma R.', 'سلمى ر.'],
      designation: ['Nurse, Old Town', 'ممرضة، البلدة القديمة'],
      review: [
        'I order bread on the way home from the night shift. It is at the door before I am.',
        'أطلب الخبز وأنا عائدة من المناوبة الليلية. فأجده على الباب قبلي.',
      ],
      glyph: 'health-worker',
    },
    {
      name: ['Idris K.', 'إدريس ك.'],
      designation: ['Baker, Harbour', 'خبّاز، الميناء'],
      review: [
        'A third of my bread now goes out through Medina, and I still close at four.',
        'ثلث خبزي يُباع اليوم عبر مدينة، وما زلت أغلق عند الرابعة.',
      ],
      glyph: 'cook',
    },
    {
      name: ['Noor H.', 'نور ه.'],
      designation: ['Student, Hills', 'طالبة، التلال'],
      review: [
        'The fee to the Hills is always the same, so I stopped counting streets.',
        'رسوم التوصيل إلى التلال ثابتة، فتوقفت عن عدّ الشوارع.',
      ],
      glyph: 'student',
    },
    {
      name: ['Karim T.', 'كريم ت.'],
      designation: ['Delivery man', 'مندوب توصيل'],
      review: [
        'I ride in the mornings and study in the evenings. The tips reach me the same day.',
        'أوصل صباحًا وأدرس مساءً. والإكرامية تصلني في يومها.',
      ],
      glyph: 'motor-scooter',
    },
  ] satisfies Testimonial[],
  newsletter: {
    title: ['Offers worth opening', 'عروض تستحق أن تفتحها'],
    subtitle: [
      'One short letter a week, with what is new in Qamar Bay.',
      'رسالة قصيرة كل أسبوع بكل جديد في خليج القمر.',
    ],
  } satisfies Record<string, Text>,
  footer_description: [
    'Food, groceries, medicine, shopping, parcels and cars from the people of Qamar Bay, at your door.',
    'طعام وبقالة ودواء وتسوّق وطرود وسيارات من أهل خليج القمر إلى بابك.',
  ] satisfies Text,
};
