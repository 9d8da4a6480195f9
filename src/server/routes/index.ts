import type { Routes } from '../http/api';
import { fromReplica } from '../http/guards';
import { addressRoutes } from './address';
import { authRoutes } from './auth';
import { campaignRoutes } from './campaign';
import { cartRoutes } from './cart';
import { cashbackRoutes } from './cashback';
import { categoryRoutes } from './item/category';
import { configRoutes } from './config';
import { contentRoutes } from './content';
import { couponRoutes } from './coupon';
import { customerRoutes } from './customer';
import { customerSessionRoutes } from './customer-session';
import { itemRoutes } from './item/item';
import { loyaltyRoutes } from './loyalty';
import { messageRoutes } from './message';
import { moduleRoutes } from './module';
import { olderCallRoutes } from './older-calls';
import { notificationRoutes } from './notification';
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
import { reviewRoutes } from './review';
import { searchRoutes } from './item/search';
import { storeRoutes } from './store';
import { storeDeliveryRoutes } from './store-delivery';
import { tripRoutes } from './rental/trip';
import { vehicleRoutes } from './rental/vehicle';
import { walletRoutes } from './wallet';
import { webServiceRoutes } from './web-services';
import { wishlistRoutes } from './wishlist';

/** Public areas, whose GET calls may be answered from the replica. */
const publicAreas: Routes[] = [
  campaignRoutes,
  categoryRoutes,
  configRoutes,
  contentRoutes,
  itemRoutes,
  moduleRoutes,
  searchRoutes,
  storeRoutes,
  vehicleRoutes,
];

/** Accounts, carts, orders and money. They use the primary, so that everybody sees their own changes at once. */
const personalAreas: Routes[] = [
  addressRoutes,
  authRoutes,
  cartRoutes,
  cashbackRoutes,
  couponRoutes,
  customerRoutes,
  customerSessionRoutes,
  loyaltyRoutes,
  messageRoutes,
  notificationRoutes,
  olderCallRoutes,
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
  reviewRoutes,
  storeDeliveryRoutes,
  tripRoutes,
  walletRoutes,
  webServiceRoutes,
  wishlistRoutes,
];

/** The list of all calls, area by area. */
export const areas: Routes[] = [...publicAreas.map(fromReplica), ...personalAreas];
