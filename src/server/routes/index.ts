import type { Routes } from '../http/api';
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
import { customerSessionRoutes } from './customer-session';
import { itemRoutes } from './item';
import { loyaltyRoutes } from './loyalty';
import { messageRoutes } from './message';
import { moduleRoutes } from './module';
import { olderCallRoutes } from './older-calls';
import { notificationRoutes } from './notification';
import { orderAgainRoutes } from './order-again';
import { orderChoiceRoutes, orderRoutes } from './order';
import { parcelRoutes } from './parcel';
import { paymentRoutes } from './payment';
import { passwordRoutes } from './password';
import { placeRoutes } from './place';
import { providerRoutes } from './rental/provider';
import { refundRoutes } from './refund';
import { registrationRoutes } from './registration';
import { rentalCartRoutes } from './rental/rental-cart';
import { rentalWishlistRoutes } from './rental/rental-wishlist';
import { prescriptionRoutes } from './prescription';
import { reviewRoutes } from './review';
import { searchRoutes } from './search';
import { storeRoutes } from './store';
import { tripRoutes } from './rental/trip';
import { vehicleRoutes } from './rental/vehicle';
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
  customerSessionRoutes,
  itemRoutes,
  loyaltyRoutes,
  messageRoutes,
  moduleRoutes,
  notificationRoutes,
  olderCallRoutes,
  orderAgainRoutes,
  orderChoiceRoutes,
  orderRoutes,
  parcelRoutes,
  paymentRoutes,
  passwordRoutes,
  placeRoutes,
  providerRoutes,
  refundRoutes,
  registrationRoutes,
  rentalCartRoutes,
  rentalWishlistRoutes,
  prescriptionRoutes,
  reviewRoutes,
  searchRoutes,
  storeRoutes,
  tripRoutes,
  vehicleRoutes,
  walletRoutes,
  webServiceRoutes,
  wishlistRoutes,
];
