/** All messages of the language, one file per feature. The `{{name}}` placeholders are the same in both languages. */
import address from './en/address.json';
import answers from './en/answers.json';
import auth from './en/auth.json';
import campaign from './en/campaign.json';
import cart from './en/cart.json';
import category from './en/category.json';
import checkout from './en/checkout.json';
import content from './en/content.json';
import errors from './en/errors.json';
import favourites from './en/favourites.json';
import inbox from './en/inbox.json';
import home from './en/home.json';
import interests from './en/interests.json';
import item from './en/item.json';
import lists from './en/lists.json';
import location from './en/location.json';
import module from './en/module.json';
import order from './en/order.json';
import parcel from './en/parcel.json';
import profile from './en/profile.json';
import registration from './en/registration.json';
import rental from './en/rental.json';
import search from './en/search.json';
import shell from './en/shell.json';
import store from './en/store.json';
import trip from './en/trip.json';
import ui from './en/ui.json';
import validation from './en/validation.json';
import wallet from './en/wallet.json';
import wishlist from './en/wishlist.json';

export const en = {
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
