import type { Routes } from '../api';
import { addressRoutes } from './address';
import { authRoutes } from './auth';
import { campaignRoutes } from './campaign';
import { cartRoutes } from './cart';
import { cashbackRoutes } from './cashback';
import { categoryRoutes } from './category';
import { configRoutes } from './config';
import { contentRoutes } from './content';
import { couponRoutes } from './coupon';
import { customerRoutes } from './customer';
import { itemRoutes } from './item';
import { loyaltyRoutes } from './loyalty';
import { messageRoutes } from './message';
import { moduleRoutes } from './module';
import { notificationRoutes } from './notification';
import { orderAgainRoutes } from './order-again';
import { orderChoiceRoutes, orderRoutes } from './order';
import { paymentRoutes } from './payment';
import { passwordRoutes } from './password';
import { placeRoutes } from './place';
import { prescriptionRoutes } from './prescription';
import { refundRoutes } from './refund';
import { reviewRoutes } from './review';
import { searchRoutes } from './search';
import { storeRoutes } from './store';
import { walletRoutes } from './wallet';
import { webServiceRoutes } from './web-services';
import { wishlistRoutes } from './wishlist';

/** The list of all calls, area by area. */
export const areas: Routes[] = [
  addressRoutes,
  authRoutes,
  campaignRoutes,
  cartRoutes,
  cashbackRoutes,
  categoryRoutes,
  configRoutes,
  contentRoutes,
  couponRoutes,
  customerRoutes,
  itemRoutes,
  loyaltyRoutes,
  messageRoutes,
  moduleRoutes,
  notificationRoutes,
  orderAgainRoutes,
  orderChoiceRoutes,
  orderRoutes,
  paymentRoutes,
  passwordRoutes,
  placeRoutes,
  prescriptionRoutes,
  refundRoutes,
  reviewRoutes,
  searchRoutes,
  storeRoutes,
  walletRoutes,
  webServiceRoutes,
  wishlistRoutes,
];
