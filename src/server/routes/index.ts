import type { Routes } from '../api';
import { authRoutes } from './auth';
import { campaignRoutes } from './campaign';
import { cartRoutes } from './cart';
import { categoryRoutes } from './category';
import { configRoutes } from './config';
import { contentRoutes } from './content';
import { itemRoutes } from './item';
import { moduleRoutes } from './module';
import { orderChoiceRoutes, orderRoutes } from './order';
import { paymentRoutes } from './payment';
import { placeRoutes } from './place';
import { searchRoutes } from './search';
import { storeRoutes } from './store';

/** The list of all calls, area by area. */
export const areas: Routes[] = [
  authRoutes,
  campaignRoutes,
  cartRoutes,
  categoryRoutes,
  configRoutes,
  contentRoutes,
  itemRoutes,
  moduleRoutes,
  orderChoiceRoutes,
  orderRoutes,
  paymentRoutes,
  placeRoutes,
  searchRoutes,
  storeRoutes,
];
