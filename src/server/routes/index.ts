import type { Routes } from '../api';
import { authRoutes } from './auth';
import { cartRoutes } from './cart';
import { orderChoiceRoutes, orderRoutes } from './order';

/** The list of all calls, area by area. */
export const areas: Routes[] = [authRoutes, cartRoutes, orderRoutes, orderChoiceRoutes];
