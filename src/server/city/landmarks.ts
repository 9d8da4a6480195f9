import { type Names, type PlaceKind } from './shape';

/** Places that a visitor would look for, in metres east and north of the centre; each moves to its nearest street. */
export type Landmark = { kind: PlaceKind; name: Names; x: number; y: number };

function landmark(kind: PlaceKind, name: Names, [x, y]: [number, number]): Landmark {
  return { kind, name, x, y };
}

export const landmarks: Landmark[] = [
  landmark('harbour', ['Qamar Harbour', 'ميناء قمر'], [1000, -900]),
  landmark('harbour', ['Ferry Terminal', 'محطة العبارات'], [1350, -600]),
  landmark('harbour', ['Lighthouse', 'المنارة'], [2050, -150]),
  landmark('harbour', ['Dhow Marina', 'مرسى البوم'], [560, -1600]),
  landmark('harbour', ['Customs House', 'دار الجمارك'], [760, -480]),
  landmark('market', ['Fish Market', 'سوق السمك'], [620, -1150]),
  landmark('market', ['Grand Souq', 'السوق الكبير'], [-900, -250]),
  landmark('market', ['Spice Souq', 'سوق العطارين'], [-1250, -500]),
  landmark('market', ['Flower Market', 'سوق الزهور'], [-150, 1250]),
  landmark('market', ['Farmers Market', 'سوق المزارعين'], [-2600, 500]),
  landmark('transport', ['Central Station', 'المحطة المركزية'], [-1700, -1350]),
  landmark('transport', ['North Bus Station', 'محطة الحافلات الشمالية'], [300, 2550]),
  landmark('transport', ['Harbour Tram Stop', 'محطة ترام الميناء'], [350, -300]),
  landmark('transport', ['Airport Road Coach Stop', 'موقف حافلات طريق المطار'], [-3200, -300]),
  landmark('health', ['Bay Hospital', 'مستشفى الخليج'], [900, 900]),
  landmark('health', ["Children's Clinic", 'عيادة الأطفال'], [-1800, 250]),
  landmark('health', ['Hills Medical Centre', 'مركز التلال الطبي'], [-1900, 2300]),
  landmark('school', ['University of Qamar Bay', 'جامعة خليج قمر'], [1700, 1900]),
  landmark('school', ['Maritime Academy', 'الأكاديمية البحرية'], [1900, 450]),
  landmark('school', ['Old Town School', 'مدرسة المدينة القديمة'], [-1500, -900]),
  landmark('school', ['City Library', 'مكتبة المدينة'], [-350, 450]),
  landmark('culture', ['Museum of the Sea', 'متحف البحر'], [1250, -250]),
  landmark('culture', ['Opera House', 'دار الأوبرا'], [1750, 100]),
  landmark('culture', ['Pearl Theatre', 'مسرح اللؤلؤة'], [250, 250]),
  landmark('culture', ['Citadel', 'القلعة'], [-1150, 150]),
  landmark('culture', ['Observatory', 'المرصد'], [-2500, 3150]),
  landmark('leisure', ['East Beach', 'الشاطئ الشرقي'], [2900, 900]),
  landmark('leisure', ['South Beach', 'الشاطئ الجنوبي'], [-300, -2900]),
  landmark('leisure', ['City Stadium', 'استاد المدينة'], [-1000, 2750]),
  landmark('leisure', ['Aquarium', 'حوض الأحياء المائية'], [2350, 250]),
  landmark('leisure', ['Hills Viewpoint', 'مطل التلال'], [-2450, 3250]),
  landmark('leisure', ['Water Park', 'الحديقة المائية'], [-1400, -2800]),
  landmark('shopping', ['Galleria Mall', 'مول الغاليريا'], [550, 1600]),
  landmark('shopping', ['Western Mall', 'المول الغربي'], [-2900, -900]),
  landmark('shopping', ['Goldsmiths Arcade', 'رواق الصاغة'], [-650, -650]),
  landmark('civic', ['City Hall', 'دار البلدية'], [0, 0]),
  landmark('civic', ['Central Post Office', 'مكتب البريد المركزي'], [-500, -150]),
  landmark('civic', ['Court House', 'دار القضاء'], [450, 600]),
  landmark('civic', ['Fire Station One', 'محطة الإطفاء الأولى'], [1300, 1350]),
  landmark('civic', ['Convention Centre', 'مركز المؤتمرات'], [2600, 2000]),
  landmark('worship', ['Old Town Mosque', 'مسجد المدينة القديمة'], [-1050, -450]),
  landmark('worship', ['Harbour Mosque', 'مسجد الميناء'], [850, -200]),
];

export const districtSeeds: { name: Names; x: number; y: number }[] = [
  { name: ['East Shore', 'الساحل الشرقي'], x: 2900, y: 1500 },
  { name: ['Northgate', 'باب الشمال'], x: 500, y: 2700 },
  { name: ['University Quarter', 'حي الجامعة'], x: 1700, y: 2100 },
  { name: ['Palm Fields', 'حقول النخيل'], x: -3100, y: 300 },
  { name: ['West End', 'الطرف الغربي'], x: -3000, y: -1400 },
  { name: ['Station Quarter', 'حي المحطة'], x: -1700, y: -2300 },
  { name: ['South Beach', 'الشاطئ الجنوبي'], x: -500, y: -2900 },
  { name: ['Garden City', 'مدينة الحدائق'], x: -600, y: 1200 },
];
