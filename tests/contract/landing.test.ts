import { describe, expect, it } from 'vitest';
import { readLanding } from '@/contract/catalogue/content.read';

/** The same start page as older back ends answer it, flat, and as 3.5 and 4.0 do, in sections. */
const promotion_banners_full_url = ['https://shop.test/one.webp', '/media/two.webp'];
const company = {
  company_title: 'One bay',
  company_sub_title: 'Neighbours',
  company_description: 'A few streets away.',
  company_button_name: 'Start',
  company_button_url: 'https://shop.test/home',
};
const download = {
  download_user_app_title: 'In your pocket',
  download_user_app_sub_title: 'Follow the rider.',
  download_user_app_links: {
    ...{ playstore_url_status: '1', playstore_url: 'https://play.test' },
    ...{ apple_store_url_status: 0, apple_store_url: 'https://apps.test' },
  },
};
const salma = {
  id: 7,
  name: 'Salma',
  designation: 'Nurse',
  review: 'Bread before I am home.',
  reviewer_image_full_url: 'https://shop.test/salma.webp',
  company_image_full_url: 'https://shop.test/clinic.webp',
};
const said = { testimonial_title: 'What the bay says', testimonial_list: [salma] };

const flat = {
  ...{ promotion_banners: [{ img: 'one.webp' }], promotion_banners_full_url },
  ...company,
  ...download,
  ...said,
};
const nested = (status: 0 | 1) => ({
  hero_section: { header_title: 'The whole bay' },
  promotional_banner_section: { promotion_banner_section_status: status, promotion_banners_full_url },
  user_app_download_section: { download_user_app_section_status: status, ...download },
  testimonial_section: { testimonial_section_status: status, ...said },
  company_intro_section: company,
});

const read = {
  promotion_banners_full_url,
  ...company,
  download_user_app_title: 'In your pocket',
  download_user_app_sub_title: 'Follow the rider.',
  download_user_app_links: {
    ...{ playstore_url_status: true, playstore_url: 'https://play.test' },
    ...{ apple_store_url_status: false, apple_store_url: 'https://apps.test' },
  },
  testimonial_title: 'What the bay says',
  testimonial_list: [{ ...salma, id: 1 }],
};
const statuses = (is: boolean) => ({
  ...{ promotion_banner_section_status: is, testimonial_section_status: is, download_user_app_section_status: is },
});

describe('the start page', () => {
  it.each([
    ['flat', flat, true],
    ['in sections', nested(1), true],
    ['in sections that are switched off', nested(0), false],
  ])('[ROUTE-02] [CONFIG-15] is read %s', (_form, answer, is) => {
    expect(readLanding(answer)).toMatchObject({ ...read, ...statuses(is) });
  });

  it('[ROUTE-02] of a back end that sends none of its blocks is empty', () => {
    expect(
      readLanding({ testimonial_section: { testimonial_list: null }, promotion_banners_full_url: {} }),
    ).toMatchObject({
      ...{ promotion_banners_full_url: [], testimonial_list: [], testimonial_title: '' },
      ...{ company_title: '', company_sub_title: '', company_description: '', company_button_url: null },
    });
  });

  it('[ROUTE-02] keeps what a testimonial has, and leaves out one that says nothing', () => {
    const testimonial_list = [{ name: 'Nobody' }, { id: 4, review: 'Good.', reviewer_image_full_url: 'bare.png' }];
    expect(readLanding({ testimonial_list }).testimonial_list).toEqual([
      {
        ...{ id: 2, name: '', designation: '', review: 'Good.' },
        ...{ reviewer_image_full_url: null, company_image_full_url: null },
      },
    ]);
  });

  it.each([
    ['https://shop.test/home', 'https://shop.test/home'],
    ['http://shop.test', 'http://shop.test'],
    [' /home ', '/home'],
    ['//elsewhere.test', null],
    ['/\\elsewhere.test', null],
    ['javascript:alert(1)', null],
    ['shop.test', null],
    ['', null],
    [null, null],
  ])('[ROUTE-02] the button of the company leads from %j to %j', (company_button_url, to) => {
    expect(readLanding({ company_button_url }).company_button_url).toBe(to);
  });
});
