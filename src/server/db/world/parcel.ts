import { type Text, type Tone } from './shapes';

type ParcelCategorySeed = {
  slug: string;
  name: Text;
  description: Text;
  /** Name of an icon of @iconify-json/noto. */
  glyph: string;
  tone: Tone;
  /** Delivery charge for each kilometre, and the least that a delivery costs. */
  per_km: number;
  minimum: number;
};

type WhyChooseSeed = { title: Text; text: Text; glyph: string; tone: Tone };

export type ParcelSeed = {
  categories: ParcelCategorySeed[];
  /** What the sender may ask of the courier. */
  instructions: Text[];
  why_choose: { title: Text; subtitle: Text; entries: WhyChooseSeed[] };
  video: { title: Text; text: Text; button: Text };
};

export const parcel: ParcelSeed = {
  categories: [
    {
      slug: 'documents',
      name: ['Documents', 'مستندات'],
      description: [
        'Letters, contracts and passports in a sealed envelope. Up to 1 kg and 35 cm, handed over only in person.',
        'رسائل وعقود وجوازات في مغلف محكم. حتى 1 كغ و35 سم وتُسلّم باليد فقط.',
      ],
      glyph: 'page-facing-up',
      tone: 'sky',
      per_km: 0.9,
      minimum: 3,
    },
    {
      slug: 'small-box',
      name: ['Small box', 'صندوق صغير'],
      description: [
        'A shoebox or anything that fits on a lap. Up to 5 kg and 40 cm, carried by scooter.',
        'بحجم علبة حذاء أو ما يوضع في الحضن. حتى 5 كغ و40 سم وينقل بالدراجة.',
      ],
      glyph: 'package',
      tone: 'sand',
      per_km: 1.2,
      minimum: 4,
    },
    {
      slug: 'large-box',
      name: ['Large box', 'صندوق كبير'],
      description: [
        'Moving boxes, small furniture and bikes. Up to 40 kg and 180 cm, carried by van with a helping hand.',
        'صناديق نقل وأثاث صغير ودراجات. حتى 40 كغ و180 سم وتنقل بالشاحنة مع مساعدة في الحمل.',
      ],
      glyph: 'delivery-truck',
      tone: 'amber',
      per_km: 2.4,
      minimum: 12,
    },
    {
      slug: 'fragile',
      name: ['Fragile', 'قابل للكسر'],
      description: [
        'Glass, screens and ceramics in a padded crate. Up to 10 kg and 80 cm, driven slower and kept upright.',
        'زجاج وشاشات وخزف في صندوق مبطّن. حتى 10 كغ و80 سم، وينقل ببطء وقائماً.',
      ],
      glyph: 'amphora',
      tone: 'coral',
      per_km: 1.8,
      minimum: 7.5,
    },
    {
      slug: 'cakes-and-flowers',
      name: ['Cakes and flowers', 'كعك وزهور'],
      description: [
        'Birthday cakes and bouquets in a cooled box. Up to 6 kg and 50 cm, there within the hour.',
        'كعك أعياد وباقات في صندوق مبرّد. حتى 6 كغ و50 سم وتصل خلال ساعة.',
      ],
      glyph: 'bouquet',
      tone: 'rose',
      per_km: 1.6,
      minimum: 6,
    },
    {
      slug: 'keys-and-phones',
      name: ['Keys and phones', 'مفاتيح وهواتف'],
      description: [
        'What you left at home, brought to where you are. Small things up to 1 kg and 20 cm, at once.',
        'ما نسيته في البيت نحضره إليك. أغراض صغيرة حتى 1 كغ و20 سم وفوراً.',
      ],
      glyph: 'key',
      tone: 'mint',
      per_km: 1,
      minimum: 3.5,
    },
  ],
  instructions: [
    ['Call when you arrive', 'اتصل عند الوصول'],
    ['Leave it with the doorman', 'اتركه عند الحارس'],
    ['Do not ring the bell', 'لا تقرع الجرس'],
    ['Hand it over in person only', 'سلّمه باليد فقط'],
    ['Keep it upright', 'أبقه قائماً'],
    ['Keep it out of the sun', 'أبعده عن الشمس'],
    ['The lift is out of order, please use the stairs', 'المصعد معطل، استخدم الدرج من فضلك'],
    ['Ask the receiver for an ID', 'اطلب هوية المستلم'],
  ],
  why_choose: {
    title: ['Why send with Medina', 'لماذا ترسل مع مدينة'],
    subtitle: ['From door to door across Qamar Bay', 'من الباب إلى الباب في خليج قمر'],
    entries: [
      {
        title: ['Picked up in minutes', 'استلام خلال دقائق'],
        text: [
          'The nearest courier comes to your door, usually within a quarter of an hour.',
          'يأتي أقرب مندوب إلى بابك خلال ربع ساعة عادة.',
        ],
        glyph: 'stopwatch',
        tone: 'amber',
      },
      {
        title: ['Followed on the map', 'متابعة على الخريطة'],
        text: [
          'You and the receiver see where the parcel is, street by street.',
          'ترى أنت والمستلم مكان الطرد شارعاً بشارع.',
        ],
        glyph: 'round-pushpin',
        tone: 'coral',
      },
      {
        title: ['Either side may pay', 'يدفع أي من الطرفين'],
        text: [
          'Choose whether the sender or the receiver pays, in cash or online.',
          'اختر من يدفع، المرسل أو المستلم، نقداً أو عبر الإنترنت.',
        ],
        glyph: 'handshake',
        tone: 'mint',
      },
      {
        title: ['A price before you send', 'السعر قبل الإرسال'],
        text: ['The fare follows the distance and is fixed when you confirm.', 'الأجرة بحسب المسافة وتثبت عند تأكيدك.'],
        glyph: 'receipt',
        tone: 'sky',
      },
    ],
  },
  video: {
    title: ['How a parcel travels', 'رحلة الطرد'],
    text: [
      'Say what goes where, hand it to the courier at your door, and follow it on the map until the receiver tells the code.',
      'حدّد ما ترسله وإلى أين، وسلّمه للمندوب عند بابك، ثم تابعه على الخريطة حتى يخبر المستلم المندوب بالرمز.',
    ],
    button: ['Play the film', 'شغّل المقطع'],
  },
};
