// @document
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { StartApp } from './start-app';
import { StartBanners } from './start-banners';
import { StartCompany } from './start-company';
import { StartVoices } from './start-voices';

afterEach(cleanup);

const blocks = (
  <main>
    <StartBanners />
    <StartCompany />
    <StartVoices />
    <StartApp>The links to the stores</StartApp>
  </main>
);
const banners = { promotion_banners_full_url: ['/one.webp', '/two.webp'] };
const voices = { testimonial_list: [{ name: 'Salma', designation: 'Nurse', review: 'Bread before I am home.' }] };
const links = { playstore_url_status: 1, playstore_url: 'https://play.test/app' };
const apps = { download_user_app_links: links };

const show = (landing: object, language: 'en' | 'ar' = 'en') => renderPage(blocks, { landing, language });
const pictures = () => [...document.querySelectorAll('img')];

describe('the start page', () => {
  it('[ROUTE-02] shows none of the blocks of which the back end sends nothing', () => {
    show({ header_title: 'The whole bay', download_user_app_title: 'In your pocket', testimonial_title: 'Voices' });
    expect(screen.getByRole('main').children).toHaveLength(0);
  });

  it.each([
    ['the banners', { promotional_banner_section: { promotion_banner_section_status: 0, ...banners } }],
    ['the testimonials', { testimonial_section: { testimonial_section_status: 0, ...voices } }],
    ['the app', { user_app_download_section: { download_user_app_section_status: 0, ...apps } }],
  ])('[ROUTE-02] hides %s where the section is switched off', (_what, landing) => {
    show(landing);
    expect(screen.getByRole('main').children).toHaveLength(0);
  });

  it('[ROUTE-02] shows the banners, with their room reserved and loaded when they come near', () => {
    show(banners);
    const list = screen.getByRole('list', { name: 'Offers' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual(['/one.webp', '/two.webp']);
    for (const picture of pictures()) {
      expect(picture.getAttribute('loading')).toBe('lazy');
      expect([picture.width, picture.height]).toEqual([1200, 450]);
    }
  });

  it('[ROUTE-02] shows what the business says about itself, with its button', () => {
    show({
      ...{ company_title: 'One bay', company_sub_title: 'Neighbours', company_description: 'A few streets away.' },
      ...{ company_button_name: 'Start shopping', company_button_url: '/home' },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'One bay' })).toBeTruthy();
    expect(screen.getByText('Neighbours')).toBeTruthy();
    expect(screen.getByText('A few streets away.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/home');
  });

  it.each([
    ['an address that is none', { company_button_name: 'Press', company_button_url: 'javascript:alert(1)' }],
    ['no name', { company_button_url: '/home' }],
  ])('[ROUTE-02] shows the company without a button that has %s, under the name of the business', (_what, button) => {
    show({ company_description: 'A few streets away.', ...button });
    expect(screen.getByRole('heading', { level: 2, name: 'Medina' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[ROUTE-02] shows who said what, with the pictures that there are', () => {
    const karim = {
      review: 'The tips reach me.',
      reviewer_image_full_url: '/k.webp',
      company_image_full_url: '/c.webp',
    };
    show({ testimonial_title: 'What the bay says', testimonial_list: [...voices.testimonial_list, karim] });
    expect(screen.getByRole('heading', { level: 2, name: 'What the bay says' })).toBeTruthy();
    const [salma, other] = screen.getAllByRole('figure');
    expect(salma?.textContent).toBe('Bread before I am home.SalmaNurse');
    expect(salma?.querySelector('img')).toBeNull();
    expect(other?.textContent).toBe('The tips reach me.');
    expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual(['/k.webp', '/c.webp']);
  });

  it('[ROUTE-02] [NAV-35] calls to the app where a store is switched on, in the visitor’s language', () => {
    show(apps, 'ar');
    expect(screen.getByRole('heading', { level: 2, name: 'تطبيق Medina' })).toBeTruthy();
    expect(screen.getByText('The links to the stores')).toBeTruthy();
  });

  it.each([
    ['no store is switched on', { ...links, playstore_url_status: 0 }],
    ['the store has no address', { ...links, playstore_url: '' }],
  ])('[ROUTE-02] [NAV-35] calls to no app while %s', (_why, download_user_app_links) => {
    show({ download_user_app_title: 'In your pocket', download_user_app_links });
    expect(screen.getByRole('main').children).toHaveLength(0);
  });
});
