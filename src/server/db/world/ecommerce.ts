import { cedarMileSports } from './ecommerce/cedar-mile-sports';
import { copperSpoon } from './ecommerce/copper-spoon';
import { figCourtGarden } from './ecommerce/fig-court-garden';
import { inkwellAndRye } from './ecommerce/inkwell-and-rye';
import { keelAndCanvas } from './ecommerce/keel-and-canvas';
import { kiteRoom } from './ecommerce/kite-room';
import { loomLane } from './ecommerce/loom-lane';
import { moonpetalBath } from './ecommerce/moonpetal-bath';
import { oudAndReed } from './ecommerce/oud-and-reed';
import { pearlStreet } from './ecommerce/pearl-street';
import { signalHouse } from './ecommerce/signal-house';
import { windowSeat } from './ecommerce/window-seat';
import type { CategorySeed, ModuleSeed, Text } from './shapes';

export const brands: { slug: string; name: Text; glyph: string }[] = [
  { slug: 'breakwater', name: ['Breakwater', 'كاسر الأمواج'], glyph: 'running-shoe' },
  { slug: 'tidewell', name: ['Tidewell', 'تايدويل'], glyph: 'water-wave' },
  { slug: 'wadi-loom', name: ['Wadi Loom', 'نول الوادي'], glyph: 'thread' },
  { slug: 'saltgrain', name: ['Saltgrain', 'حبّة ملح'], glyph: 'sailboat' },
  { slug: 'hazel-and-rope', name: ['Hazel & Rope', 'بندق وحبل'], glyph: 'knot' },
  { slug: 'brightwire', name: ['Brightwire', 'برايت واير'], glyph: 'high-voltage' },
  { slug: 'quiet-unit', name: ['Quiet Unit', 'وحدة الهدوء'], glyph: 'headphone' },
  { slug: 'northlamp', name: ['Northlamp', 'مصباح الشمال'], glyph: 'light-bulb' },
  { slug: 'copper-fern', name: ['Copper Fern', 'سرخس النحاس'], glyph: 'herb' },
  { slug: 'littlekite', name: ['Littlekite', 'الطيارة الصغيرة'], glyph: 'kite' },
  { slug: 'moonpetal', name: ['Moonpetal', 'بتلة القمر'], glyph: 'cherry-blossom' },
  { slug: 'paperboat', name: ['Paperboat', 'قارب الورق'], glyph: 'notebook' },
  { slug: 'stonefig', name: ['Stonefig', 'تين الحجر'], glyph: 'potted-plant' },
  { slug: 'reedwind', name: ['Reedwind', 'ريح القصب'], glyph: 'musical-notes' },
];

const categories: CategorySeed[] = [
  {
    slug: 'sportswear',
    name: ['Sportswear', 'ملابس رياضية'],
    glyph: 'running-shoe',
    tone: 'sky',
    featured: true,
    children: [
      { slug: 'running-shoes', name: ['Running shoes', 'أحذية الجري'], glyph: 'running-shoe' },
      { slug: 'training-clothes', name: ['Training clothes', 'ملابس التمرين'], glyph: 'running-shirt' },
      { slug: 'swimwear', name: ['Swimwear', 'ملابس السباحة'], glyph: 'one-piece-swimsuit' },
    ],
  },
  {
    slug: 'sports-and-outdoors',
    name: ['Sports and outdoors', 'رياضة ورحلات'],
    glyph: 'soccer-ball',
    tone: 'leaf',
    featured: true,
    children: [
      { slug: 'ball-and-racket', name: ['Ball and racket', 'كرات ومضارب'], glyph: 'basketball' },
      { slug: 'boards-and-wheels', name: ['Boards and wheels', 'ألواح وعجلات'], glyph: 'skateboard' },
      { slug: 'camping-and-sea', name: ['Camping and sea', 'تخييم وبحر'], glyph: 'camping' },
    ],
  },
  {
    slug: 'clothing',
    name: ['Clothing', 'ملابس'],
    glyph: 't-shirt',
    tone: 'coral',
    featured: true,
    children: [
      { slug: 'tops-and-shirts', name: ['Tops and shirts', 'قمصان وبلوزات'], glyph: 't-shirt' },
      { slug: 'jeans-and-shorts', name: ['Jeans and shorts', 'جينز وشورتات'], glyph: 'jeans' },
      { slug: 'dresses-and-robes', name: ['Dresses and robes', 'فساتين وأرواب'], glyph: 'dress' },
      { slug: 'coats-and-knits', name: ['Coats, scarves and hats', 'معاطف وأوشحة وقبعات'], glyph: 'coat' },
    ],
  },
  {
    slug: 'shoes',
    name: ['Shoes', 'أحذية'],
    glyph: 'mans-shoe',
    tone: 'sand',
    featured: true,
    children: [
      { slug: 'everyday-shoes', name: ['Everyday shoes', 'أحذية يومية'], glyph: 'flat-shoe' },
      { slug: 'boots', name: ['Boots', 'أحذية طويلة'], glyph: 'hiking-boot' },
      { slug: 'sandals', name: ['Sandals', 'صنادل'], glyph: 'thong-sandal' },
    ],
  },
  {
    slug: 'bags-and-travel',
    name: ['Bags and travel', 'حقائب وسفر'],
    glyph: 'backpack',
    tone: 'amber',
    featured: true,
    children: [
      { slug: 'backpacks', name: ['Backpacks', 'حقائب ظهر'], glyph: 'backpack' },
      { slug: 'handbags-and-purses', name: ['Handbags and purses', 'حقائب يد ومحافظ'], glyph: 'handbag' },
      { slug: 'luggage-and-briefcases', name: ['Luggage and briefcases', 'أمتعة وحقائب عمل'], glyph: 'luggage' },
    ],
  },
  {
    slug: 'jewellery-and-watches',
    name: ['Jewellery and watches', 'مجوهرات وساعات'],
    glyph: 'ring',
    tone: 'lilac',
    featured: true,
    children: [
      { slug: 'rings-and-necklaces', name: ['Rings and necklaces', 'خواتم وقلائد'], glyph: 'ring' },
      { slug: 'watches', name: ['Watches', 'ساعات'], glyph: 'watch' },
      { slug: 'eyewear', name: ['Eyewear', 'نظارات'], glyph: 'sunglasses' },
      { slug: 'keepsakes', name: ['Keepsakes', 'تذكارات'], glyph: 'nazar-amulet' },
    ],
  },
  {
    slug: 'electronics',
    name: ['Electronics', 'إلكترونيات'],
    glyph: 'laptop',
    tone: 'sky',
    featured: true,
    children: [
      { slug: 'audio', name: ['Audio', 'صوتيات'], glyph: 'headphone' },
      { slug: 'computers', name: ['Computers', 'حواسيب'], glyph: 'laptop' },
      { slug: 'cameras-and-screens', name: ['Cameras and screens', 'كاميرات وشاشات'], glyph: 'camera' },
      { slug: 'phones-and-power', name: ['Phones and power', 'هواتف وطاقة'], glyph: 'mobile-phone' },
    ],
  },
  {
    slug: 'home-and-living',
    name: ['Home and living', 'البيت'],
    glyph: 'couch-and-lamp',
    tone: 'teal',
    featured: true,
    children: [
      { slug: 'furniture', name: ['Furniture', 'أثاث'], glyph: 'chair' },
      { slug: 'light-and-decor', name: ['Light and decor', 'إضاءة وزينة'], glyph: 'candle' },
      { slug: 'order-and-cleaning', name: ['Order and cleaning', 'ترتيب وتنظيف'], glyph: 'broom' },
    ],
  },
  {
    slug: 'kitchen-and-table',
    name: ['Kitchen and table', 'المطبخ والمائدة'],
    glyph: 'cooking',
    tone: 'amber',
    children: [
      { slug: 'cookware', name: ['Cookware', 'أواني الطهي'], glyph: 'cooking' },
      { slug: 'tableware', name: ['Tableware', 'أدوات المائدة'], glyph: 'fork-and-knife-with-plate' },
      { slug: 'tea-and-coffee-ware', name: ['Tea and coffee ware', 'أدوات الشاي والقهوة'], glyph: 'teapot' },
    ],
  },
  {
    slug: 'toys-and-games',
    name: ['Toys and games', 'ألعاب'],
    glyph: 'teddy-bear',
    tone: 'rose',
    featured: true,
    children: [
      { slug: 'soft-toys-and-dolls', name: ['Soft toys and dolls', 'دمى محشوة'], glyph: 'teddy-bear' },
      { slug: 'puzzles-and-boards', name: ['Puzzles and board games', 'أحجيات وألعاب طاولة'], glyph: 'puzzle-piece' },
      { slug: 'outdoor-play', name: ['Outdoor play', 'لعب في الهواء الطلق'], glyph: 'kite' },
      { slug: 'model-vehicles', name: ['Model vehicles', 'مركبات صغيرة'], glyph: 'locomotive' },
    ],
  },
  {
    slug: 'books-and-stationery',
    name: ['Books and stationery', 'كتب وقرطاسية'],
    glyph: 'books',
    tone: 'stone',
    featured: true,
    children: [
      { slug: 'books', name: ['Books', 'كتب'], glyph: 'open-book' },
      { slug: 'notebooks-and-paper', name: ['Notebooks and paper', 'دفاتر وورق'], glyph: 'notebook' },
      { slug: 'pens-and-art', name: ['Pens and art', 'أقلام وفنون'], glyph: 'fountain-pen' },
    ],
  },
  {
    slug: 'garden-and-tools',
    name: ['Garden and tools', 'حديقة وعدّة'],
    glyph: 'potted-plant',
    tone: 'leaf',
    children: [
      { slug: 'plants-and-bulbs', name: ['Plants and bulbs', 'نباتات وأبصال'], glyph: 'potted-plant' },
      { slug: 'garden-tools', name: ['Garden tools', 'أدوات الحديقة'], glyph: 'shovel' },
      { slug: 'hand-tools', name: ['Hand tools', 'عدّة يدوية'], glyph: 'hammer' },
    ],
  },
  {
    slug: 'bath-and-beauty',
    name: ['Bath and beauty', 'حمّام وجمال'],
    glyph: 'lotion-bottle',
    tone: 'rose',
    children: [
      { slug: 'make-up', name: ['Make-up', 'مكياج'], glyph: 'lipstick' },
      { slug: 'bath-and-skin', name: ['Bath and skin', 'الحمّام والبشرة'], glyph: 'soap' },
      { slug: 'hair-and-shave', name: ['Hair and shave', 'الشعر والحلاقة'], glyph: 'razor' },
    ],
  },
  {
    slug: 'music-shop',
    name: ['Music', 'موسيقى'],
    glyph: 'guitar',
    tone: 'lilac',
    children: [
      { slug: 'strings', name: ['Strings', 'آلات وترية'], glyph: 'violin' },
      { slug: 'wind-and-keys', name: ['Wind and keys', 'نفخ ومفاتيح'], glyph: 'saxophone' },
      { slug: 'percussion', name: ['Percussion', 'إيقاع'], glyph: 'drum' },
      { slug: 'studio-and-scores', name: ['Studio and scores', 'استوديو ونوتات'], glyph: 'studio-microphone' },
    ],
  },
];

export const ecommerce: ModuleSeed = {
  categories,
  stores: [
    cedarMileSports,
    loomLane,
    keelAndCanvas,
    signalHouse,
    windowSeat,
    copperSpoon,
    kiteRoom,
    moonpetalBath,
    pearlStreet,
    inkwellAndRye,
    figCourtGarden,
    oudAndReed,
  ],
};
