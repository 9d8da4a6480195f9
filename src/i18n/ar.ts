import type { Messages } from './index';
import address from './ar/address.json';
import answers from './ar/answers.json';
import auth from './ar/auth.json';
import campaign from './ar/campaign.json';
import cart from './ar/cart.json';
import category from './ar/category.json';
import checkout from './ar/checkout.json';
import content from './ar/content.json';
import errors from './ar/errors.json';
import favourites from './ar/favourites.json';
import inbox from './ar/inbox.json';
import home from './ar/home.json';
import interests from './ar/interests.json';
import item from './ar/item.json';
import lists from './ar/lists.json';
import location from './ar/location.json';
import module from './ar/module.json';
import order from './ar/order.json';
import parcel from './ar/parcel.json';
import profile from './ar/profile.json';
import registration from './ar/registration.json';
import rental from './ar/rental.json';
import search from './ar/search.json';
import shell from './ar/shell.json';
import store from './ar/store.json';
import trip from './ar/trip.json';
import ui from './ar/ui.json';
import validation from './ar/validation.json';
import wallet from './ar/wallet.json';
import wishlist from './ar/wishlist.json';

export const ar: Messages = {
  address,
  answers,
  auth,
  campaign,
  cart,
  category,
  checkout,
  content,
  errors,
  favourites,
  inbox,
  home,
  interests,
  item,
  lists,
  location,
  module,
  order,
  parcel,
  profile,
  registration,
  rental,
  search,
  shell,
  store,
  trip,
  ui,
  validation,
  wallet,
  wishlist,
};
