import { harbourLightPharmacy } from './pharmacy/harbour-light-pharmacy';
import { lanternGatePharmacy } from './pharmacy/lantern-gate-pharmacy';
import { littleAnchorPharmacy } from './pharmacy/little-anchor-pharmacy';
import { oldWallApothecary } from './pharmacy/old-wall-apothecary';
import { quaysideChemist } from './pharmacy/quayside-chemist';
import { saltwindSkinPharmacy } from './pharmacy/saltwind-skin-pharmacy';
import { type ModuleSeed, type Text } from './shapes';

/** Common conditions by which the home page of the pharmacy groups things; `slug` is what `ItemSeed.condition` names. */
export const conditions: { slug: string; name: Text }[] = [
  { slug: 'fever', name: ['Fever', 'الحمى'] },
  { slug: 'cough-and-cold', name: ['Cough and cold', 'السعال والزكام'] },
  { slug: 'seasonal-allergy', name: ['Seasonal allergy', 'الحساسية الموسمية'] },
  { slug: 'heartburn', name: ['Heartburn', 'حرقة المعدة'] },
  { slug: 'upset-stomach', name: ['Upset stomach', 'اضطراب المعدة'] },
  { slug: 'diabetes', name: ['Diabetes', 'السكري'] },
  { slug: 'high-blood-pressure', name: ['High blood pressure', 'ارتفاع ضغط الدم'] },
  { slug: 'muscle-and-joint-pain', name: ['Muscle and joint pain', 'آلام العضلات والمفاصل'] },
  { slug: 'dry-and-itchy-skin', name: ['Dry and itchy skin', 'جفاف البشرة والحكة'] },
  { slug: 'poor-sleep', name: ['Poor sleep', 'قلة النوم'] },
];

export const pharmacy: ModuleSeed = {
  categories: [
    {
      slug: 'pain-and-fever',
      name: ['Pain and fever', 'الألم والحرارة'],
      glyph: 'pill',
      tone: 'coral',
      featured: true,
      children: [
        { slug: 'pain-relief', name: ['Pain relief', 'مسكنات الألم'], glyph: 'pill' },
        { slug: 'fever-care', name: ['Fever care', 'خافضات الحرارة'], glyph: 'thermometer' },
        { slug: 'muscle-and-joint', name: ['Muscle and joint', 'العضلات والمفاصل'], glyph: 'flexed-biceps' },
      ],
    },
    {
      slug: 'cold-and-allergy',
      name: ['Cold and allergy', 'الزكام والحساسية'],
      glyph: 'sneezing-face',
      tone: 'sky',
      featured: true,
      children: [
        { slug: 'cough-and-throat', name: ['Cough and throat', 'السعال والحلق'], glyph: 'honey-pot' },
        { slug: 'cold-and-flu', name: ['Cold and flu', 'الزكام والإنفلونزا'], glyph: 'face-with-thermometer' },
        { slug: 'allergy-relief', name: ['Allergy relief', 'علاج الحساسية'], glyph: 'blossom' },
      ],
    },
    {
      slug: 'digestion',
      name: ['Digestion', 'الجهاز الهضمي'],
      glyph: 'herb',
      tone: 'leaf',
      children: [
        { slug: 'stomach-and-acid', name: ['Stomach and acid', 'المعدة والحموضة'], glyph: 'fire' },
        { slug: 'gut-and-rehydration', name: ['Gut and rehydration', 'الأمعاء والإماهة'], glyph: 'droplet' },
      ],
    },
    {
      slug: 'vitamins-and-herbs',
      name: ['Vitamins and herbs', 'الفيتامينات والأعشاب'],
      glyph: 'tangerine',
      tone: 'amber',
      featured: true,
      children: [
        { slug: 'daily-vitamins', name: ['Daily vitamins', 'فيتامينات يومية'], glyph: 'tangerine' },
        { slug: 'minerals-and-omega', name: ['Minerals and omega', 'المعادن والأوميغا'], glyph: 'fish' },
        { slug: 'herbal-remedies', name: ['Herbal remedies', 'أعشاب ومستخلصات'], glyph: 'herb' },
      ],
    },
    {
      slug: 'skin-and-sun',
      name: ['Skin and sun', 'البشرة والشمس'],
      glyph: 'lotion-bottle',
      tone: 'rose',
      featured: true,
      children: [
        { slug: 'moisturisers', name: ['Moisturisers', 'مرطبات'], glyph: 'lotion-bottle' },
        { slug: 'sun-protection', name: ['Sun protection', 'واقيات الشمس'], glyph: 'sun' },
        { slug: 'skin-treatment', name: ['Skin treatment', 'علاج البشرة'], glyph: 'sparkles' },
      ],
    },
    {
      slug: 'mother-and-baby',
      name: ['Mother and baby', 'الأم والطفل'],
      glyph: 'baby-bottle',
      tone: 'lilac',
      featured: true,
      children: [
        { slug: 'baby-feeding', name: ['Baby feeding', 'تغذية الرضيع'], glyph: 'baby-bottle' },
        { slug: 'baby-care', name: ['Baby care', 'العناية بالرضيع'], glyph: 'baby' },
        { slug: 'pregnancy-and-nursing', name: ['Pregnancy and nursing', 'الحمل والرضاعة'], glyph: 'breast-feeding' },
      ],
    },
    {
      slug: 'long-term-care',
      name: ['Long-term care', 'الأمراض المزمنة'],
      glyph: 'anatomical-heart',
      tone: 'teal',
      children: [
        { slug: 'heart-and-pressure', name: ['Heart and pressure', 'القلب والضغط'], glyph: 'anatomical-heart' },
        { slug: 'diabetes-care', name: ['Diabetes care', 'العناية بالسكري'], glyph: 'drop-of-blood' },
        { slug: 'prescription-medicine', name: ['Prescription medicine', 'أدوية بوصفة'], glyph: 'clipboard' },
      ],
    },
    {
      slug: 'first-aid-and-devices',
      name: ['First aid and devices', 'الإسعاف والأجهزة'],
      glyph: 'adhesive-bandage',
      tone: 'mint',
      children: [
        { slug: 'wound-care', name: ['Wound care', 'العناية بالجروح'], glyph: 'adhesive-bandage' },
        { slug: 'health-devices', name: ['Health devices', 'أجهزة صحية'], glyph: 'stethoscope' },
        { slug: 'mouth-and-hygiene', name: ['Mouth and hygiene', 'الفم والنظافة'], glyph: 'toothbrush' },
      ],
    },
  ],
  stores: [
    harbourLightPharmacy,
    quaysideChemist,
    littleAnchorPharmacy,
    saltwindSkinPharmacy,
    oldWallApothecary,
    lanternGatePharmacy,
  ],
};
