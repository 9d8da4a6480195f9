import { bayShuttle } from './rental/bay-shuttle';
import { dunelineAdventures } from './rental/duneline-adventures';
import { gullTwoWheels } from './rental/gull-two-wheels';
import { harbourDrive } from './rental/harbour-drive';
import { oldGateMotors } from './rental/old-gate-motors';
import { pearlChauffeurs } from './rental/pearl-chauffeurs';
import { type RentalSeed } from './rental/shapes';
import { stoutMovers } from './rental/stout-movers';
import { voltCove } from './rental/volt-cove';

export const rental: RentalSeed = {
  categories: [
    { slug: 'city-cars', name: ['City cars', 'سيارات المدينة'], glyph: 'automobile', tone: 'sky' },
    { slug: 'suvs', name: ['SUVs', 'دفع رباعي'], glyph: 'sport-utility-vehicle', tone: 'leaf' },
    { slug: 'pickups-and-vans', name: ['Pickups and vans', 'شاحنات صغيرة'], glyph: 'pickup-truck', tone: 'amber' },
    { slug: 'minibuses', name: ['Minibuses', 'حافلات صغيرة'], glyph: 'minibus', tone: 'teal' },
    { slug: 'coaches', name: ['Coaches', 'حافلات كبيرة'], glyph: 'bus', tone: 'coral' },
    { slug: 'luxury-and-sport', name: ['Luxury and sport', 'فاخرة ورياضية'], glyph: 'racing-car', tone: 'rose' },
    {
      slug: 'scooters-and-motorcycles',
      name: ['Scooters and motorcycles', 'دراجات نارية'],
      glyph: 'motor-scooter',
      tone: 'mint',
    },
    {
      slug: 'bikes-and-kick-scooters',
      name: ['E-bikes and kick scooters', 'دراجات كهربائية'],
      glyph: 'bicycle',
      tone: 'lilac',
    },
  ],
  brands: [
    { slug: 'nawrasa', name: ['Nawrasa', 'نورسة'], glyph: 'dove', tone: 'sky' },
    { slug: 'sindar', name: ['Sindar', 'سندار'], glyph: 'sailboat', tone: 'teal' },
    { slug: 'marjanis', name: ['Marjanis', 'مرجانيس'], glyph: 'coral', tone: 'coral' },
    { slug: 'rimalto', name: ['Rimalto', 'ريمالتو'], glyph: 'desert', tone: 'sand' },
    { slug: 'orvane', name: ['Orvane', 'أورفين'], glyph: 'comet', tone: 'lilac' },
    { slug: 'talvikor', name: ['Talvikor', 'تالفيكور'], glyph: 'mountain', tone: 'stone' },
    { slug: 'kestava', name: ['Kestava', 'كيستافا'], glyph: 'eagle', tone: 'amber' },
    { slug: 'lumivolt', name: ['Lumivolt', 'لوميفولت'], glyph: 'high-voltage', tone: 'mint' },
  ],
  providers: [
    harbourDrive,
    oldGateMotors,
    dunelineAdventures,
    pearlChauffeurs,
    bayShuttle,
    gullTwoWheels,
    voltCove,
    stoutMovers,
  ],
};
