import { storeSpot } from '../../city/store-spots';
import { defaultLocation, zones } from '../../city/zones';
import { brands, ecommerce } from '../world/ecommerce';
import { food } from '../world/food';
import { grocery } from '../world/grocery';
import { conditions, pharmacy } from '../world/pharmacy';
import { rental } from '../world/rental';
import { type World } from './world';

/** Qamar Bay with everything in it. */
export const demoWorld: World = {
  grocery,
  pharmacy,
  ecommerce,
  food,
  rental,
  conditions,
  brands,
  zones,
  center: defaultLocation,
  spot: storeSpot,
};
