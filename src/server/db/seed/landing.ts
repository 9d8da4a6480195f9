import { landing as words } from '../world/landing';
import { type Text } from '../world/shapes';
import { picture, type Picture } from './pictures';
import { text } from './world';

const face = (it: (typeof words.testimonials)[number], n: number) =>
  picture('avatar', 'landing', { name: `voice-${n + 1}`, glyphs: [it.glyph], tone: 'sand' });

const HERO = picture('hero', 'landing', {
  name: 'hero',
  glyphs: [
    'motor-scooter',
    'hamburger',
    'red-apple',
    'lotion-bottle',
    'package',
    'shopping-bags',
    'potted-plant',
    'backpack',
  ],
  tone: 'coral',
});
const PROMOTIONS = ['food', 'grocery', 'ecommerce'].map((it) => `banner/${it}-promotional_banner.webp`);

export const landingPictures = (): Picture[] => [HERO, ...words.testimonials.map(face)];

/** The landing page in the flat form (api-contract §2.2): texts in both languages, pictures as file names. */
export const landing = {
  ...titled('header', words.hero),
  header_tag_line: text(words.hero.tag_line),
  header_banner: HERO.file,
  ...titled('company', words.company),
  company_description: text(words.company.description),
  company_button_name: text(words.company.button),
  company_button_url: '/home',
  ...titled('download_user_app', words.apps),
  ...titled('earning', words.earning),
  ...titled('earning_seller', words.seller),
  earning_seller_button_name: text(words.seller.button),
  earning_seller_status: 1,
  ...titled('earning_dm', words.delivery_man),
  earning_dm_button_name: text(words.delivery_man.button),
  earning_dm_status: 1,
  ...titled('business', words.seller),
  testimonial_title: text(words.testimonial_title),
  testimonial_list: words.testimonials.map((it, n) => ({
    id: n + 1,
    name: text(it.name),
    designation: text(it.designation),
    review: text(it.review),
    reviewer_image: face(it, n).file,
  })),
  ...titled('fixed_newsletter', words.newsletter),
  fixed_footer_description: text(words.footer_description),
  promotion_banners: PROMOTIONS.map((img) => ({ img })),
  download_user_app_links: {
    playstore_url_status: '1',
    playstore_url: 'https://play.example/medina',
    apple_store_url_status: '1',
    apple_store_url: 'https://apps.example/medina',
  },
  download_business_app_links: {
    seller_playstore_url_status: '1',
    seller_playstore_url: 'https://play.example/medina-seller',
    seller_appstore_url_status: '1',
    seller_appstore_url: 'https://apps.example/medina-seller',
    dm_playstore_url_status: '1',
    dm_playstore_url: 'https://play.example/medina-courier',
    dm_appstore_url_status: '0',
    dm_appstore_url: '',
  },
  available_zone_status: 1,
  available_zone_title: text(words.zones.title),
  available_zone_short_description: text(words.zones.subtitle),
  /** Beside the flat form: the words under each module and zone of the start page. */
  module_title: text(words.modules.title),
  modules: spoken(words.modules),
  zones: spoken(words.zones),
};

function titled(name: string, { title, subtitle }: { title: Text; subtitle: Text }) {
  return { [`${name}_title`]: text(title), [`${name}_sub_title`]: text(subtitle) };
}

function spoken(list: Record<string, Text>) {
  return Object.fromEntries(Object.entries(list).map(([key, it]) => [key, text(it)]));
}
