// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeModule, renderPage } from '@tests/support/render-page';
import { loadedOf } from '@tests/support/router';
import type { ModuleType } from '@/contract/catalogue/module';
import { readCategories } from '@/contract/catalogue/category.read';
import { categoriesQuery } from '@/features/category/api';
import { readCustomer } from '@/contract/customer/customer.read';
import { profileQuery } from '@/features/profile/api';
import { useCurrentModule, useShowModule } from '@/features/module/current-module';
import { closeDialogs } from '@/lib/dialogs';
import { nowhere, RenderedMarket } from '@/lib/page-market';
import { forgetToken, readSession, saveModule, savePlace, saveToken, saveValue } from '@/lib/session';
import { Shell } from './shell';

const all: ModuleType[] = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];
const harbour = { location: '14 Lighthouse Road', currentLatLng: { lat: 20, lng: 60 }, zone_ids: [1] };

beforeEach(() => {
  localStorage.setItem('guest_id', '1');
  forgetToken();
  vi.spyOn(Router, 'push').mockResolvedValue(true);
});
afterEach(() => {
  act(closeDialogs);
  cleanup();
  vi.restoreAllMocks();
});

type Options = Parameters<typeof renderPage>[1] & { market?: { zone_ids: number[]; module_id: number | null } };

function open(path: string, { market = nowhere, ...options }: Options = {}) {
  return renderPage(
    <RenderedMarket value={market}>
      <Shell bare={false}>
        <h1>Page</h1>
      </Shell>
    </RenderedMarket>,
    { modules: all, router: { pathname: path, asPath: path }, ...options },
  );
}

function Order({ module_id }: { module_id: number }) {
  useShowModule(module_id);
  return <h1>Order</h1>;
}

function ModuleName() {
  return <p>{useCurrentModule()?.module_name}</p>;
}

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));

describe('the top bar', () => {
  it('[NAV-03] [NAV-04] shows the logo, Home and the links of a module that is not parcel', () => {
    open('/categories');
    expect(header().getByRole('link', { name: 'Medina, home' })).toBeDefined();
    for (const name of ['Home', 'Categories', 'Stores', 'Campaigns']) {
      expect(header().getByRole('link', { name })).toBeDefined();
    }
  });

  it.each([
    ['#100482', '/track-order/100482'],
    ['paper', { pathname: '/home', query: { search: 'paper' } }],
  ])('[ROUTE-14] tracks an order by its number in the parcel module, and finds %s', async (typed, to) => {
    const push = vi.fn();
    open('/about-us', {
      market: { zone_ids: [], module_id: 5 },
      router: { pathname: '/about-us', asPath: '/about-us', push },
    });
    await userEvent.click(header().getByPlaceholderText('Track an order by its number'));
    // The field is replaced by one with suggestions.
    await userEvent.type(await header().findByRole('combobox'), `${typed}{Enter}`);
    expect(push).toHaveBeenCalledWith(to);
  });

  it('[NAV-04] [PARCEL-01] has a Contact link instead in the parcel module', () => {
    open('/about-us', { market: { zone_ids: [], module_id: 5 } });
    expect(header().queryByRole('link', { name: 'Categories' })).toBeNull();
    const contact = header().getByRole('link', { name: 'Contact' });
    expect(contact.getAttribute('href')).toBe('/help-and-support');
    expect(contact.getAttribute('target')).toBe('_blank');
  });

  it('[NAV-04] leads to vehicles and providers in the rental module', () => {
    open('/about-us', { market: { zone_ids: [1], module_id: 6 } });
    const links = within(header().getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Vehicles', '/rental/vehicle-search'],
      ['Providers', '/rental/provider/latest'],
    ]);
  });

  it.each([1, 2, 3, 4, 6])('[PARCEL-01] has no Contact link in module %s', (module_id) => {
    open('/about-us', { market: { zone_ids: [], module_id } });
    expect(header().queryByRole('link', { name: 'Contact' })).toBeNull();
  });

  it('[PARCEL-01] has no Contact link where no module is chosen', () => {
    open('/about-us');
    expect(header().queryByRole('link', { name: 'Contact' })).toBeNull();
  });

  it('[NAV-05] [ROUTE-15] shows tracking to signed-out visitors, as a trip in the rental module', () => {
    open('/about-us', { market: { zone_ids: [], module_id: 6 } });
    expect(header().getByRole('link', { name: 'Track Trip' }).getAttribute('href')).toBe('/track-order');
  });

  it.each([
    [4, 'Deliver to'],
    [6, 'Pick up at'],
  ])('[NAV-01] says what the place is for: module %s', (module_id, words) => {
    open('/about-us', { market: { zone_ids: [], module_id } });
    expect(header().getByRole('button', { name: new RegExp(`^${words}`) })).toBeTruthy();
  });

  it('[NAV-05] [NAV-06] shows chat and the profile to signed-in customers instead', async () => {
    saveToken('a');
    open('/about-us');
    expect(header().queryByRole('link', { name: 'Track Order' })).toBeNull();
    expect(header().getByRole('link', { name: 'Chat' }).getAttribute('href')).toBe('/profile?page=inbox');
    expect(await header().findByRole('button', { name: 'Account' })).toBeDefined();
    expect(header().queryByRole('button', { name: 'Sign In' })).toBeNull();
  });

  it('[CONFIG-10] [NAV-09] [PROF-03] shows a customer’s picture from the folder in the configuration', async () => {
    saveToken('a');
    const base_urls = { customer_image_url: 'https://shop.example/faces' };
    const { client } = open('/about-us', { config: { base_urls } });
    act(() => client.setQueryData(profileQuery('a').queryKey, readCustomer({ id: 1, f_name: 'Noor', image: 'n.png' })));
    const button = await header().findByRole('button', { name: /Noor|Account/ });
    await waitFor(() =>
      expect(button.querySelector('img')?.getAttribute('src')).toBe('https://shop.example/faces/n.png'),
    );
    expect(button.textContent).toBe('Noor');
  });

  it('[NAV-06] shows no chat in the parcel module', () => {
    saveToken('a');
    open('/about-us', { market: { zone_ids: [], module_id: 5 } });
    expect(header().queryByRole('link', { name: 'Chat' })).toBeNull();
  });

  it('[NAV-10] [AUTH-01] [AUTH-08] Sign In opens the modal, which offers no form while no login type is on', async () => {
    open('/about-us');
    await userEvent.click(header().getByRole('button', { name: 'Sign In' }));
    const modal = await screen.findByRole('dialog', { name: 'Welcome to Medina' });
    expect(modal.className).toContain('w450');
    expect(within(modal).queryByRole('textbox')).toBeNull();
    expect(within(modal).getByText('Signing in is not offered here')).toBeDefined();
  });

  it('[NAV-11] [NAV-12] [LANG-01] shows theme, language and location to signed-out visitors without a place', async () => {
    open('/');
    expect(header().getByText('Dark Mode')).toBeDefined();
    expect(header().getByText('Choose your location')).toBeDefined();
    await userEvent.click(header().getByRole('button', { name: /Language/ }));
    const names = await screen.findAllByRole('menuitem');
    expect(names.map((name) => name.textContent)).toEqual(['English', 'العربية']);
  });

  it('[NAV-11] hides them once a place is chosen', () => {
    savePlace(harbour);
    open('/about-us');
    expect(header().queryByText('Dark Mode')).toBeNull();
    expect(header().getByText('14 Lighthouse Road')).toBeDefined();
  });

  it('[NAV-13] shows Modules in place of the logo on a home page with two modules', () => {
    open('/home', { modules: ['food', 'grocery'] });
    expect(header().getByRole('button', { name: 'Modules' })).toBeDefined();
    cleanup();
    open('/home', { modules: ['food'] });
    expect(header().queryByRole('button', { name: 'Modules' })).toBeNull();
    cleanup();
    open('/about-us');
    expect(header().queryByRole('button', { name: 'Modules' })).toBeNull();
  });

  it('[NAV-14] [ROUTE-02] [ROUTE-03] the logo leads to the start page, and home once a place is chosen', () => {
    open('/about-us');
    expect(header().getByRole('link', { name: 'Medina, home' }).getAttribute('href')).toBe('/');
    act(() => savePlace(harbour));
    expect(header().getByRole('link', { name: 'Medina, home' }).getAttribute('href')).toBe('/home');
  });
});

describe('the business', () => {
  it('[CONFIG-02] has its own logo in the bar if it has one, ours otherwise', () => {
    open('/about-us', { config: { logo_full_url: '/media/own.png' } });
    const link = header().getByRole('link', { name: 'Medina, home' });
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/media/own.png');
    cleanup();
    open('/about-us');
    expect(header().getByRole('link', { name: 'Medina, home' }).querySelector('img')).toBeNull();
  });

  it('[CONFIG-02] has its own name and logo in the head and the footer', () => {
    open('/about-us', { config: { business_name: 'Quay Market', logo_full_url: '/media/own.png' } });
    for (const part of [header(), footer()]) {
      const link = part.getByRole('link', { name: 'Quay Market, home' });
      expect(link.textContent).toBe('Quay Market');
      expect(link.querySelector('img')?.getAttribute('src')).toBe('/media/own.png');
    }
  });

  it('[NAV-03] [NAV-04] has Home and the links of its module on the start page, too', () => {
    open('/');
    const links = within(header().getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'Categories', 'Stores', 'Campaigns']);
  });

  it('has the words and the accent of what is shown, and the visitor’s own again after it', async () => {
    saveModule(makeModule('grocery', 1));
    const shell = (module_id: number) => (
      <RenderedMarket value={nowhere}>
        <Shell bare={false}>{module_id > 0 && <Order module_id={module_id} />}</Shell>
      </RenderedMarket>
    );
    const options = { modules: all, router: { pathname: '/track-order/[id]', asPath: '/track-order/100482' } };
    const { rerender } = renderPage(shell(1), options);
    expect(await header().findByPlaceholderText('Search restaurants and dishes')).toBeDefined();
    expect(document.documentElement.dataset.module).toBe('food');
    rerender(shell(0));
    expect(await header().findByPlaceholderText('Search groceries and stores')).toBeDefined();
    expect(document.documentElement.dataset.module).toBe('grocery');
  });

  it('picks up in rental and delivers in other modules', () => {
    open('/about-us', { market: { zone_ids: [1], module_id: 6 } });
    expect(header().getByText('Pick up at')).toBeDefined();
    expect(header().queryByText('Deliver to')).toBeNull();
  });

  it('[beyond §4.2] a shortcut before everything else opens the cart', async () => {
    open('/about-us');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the cart', hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Shopping Cart' })).toBeDefined();
  });
});

describe('the bar below', () => {
  // The second link of that name; the first is in the top bar.
  const below = () => within(screen.getAllByRole('navigation', { name: 'Main' }).at(-1) as HTMLElement);
  const rental = { zone_ids: [1], module_id: 6 };

  it('leads a customer to the orders, and to the trips in rental', () => {
    saveToken('a');
    open('/about-us');
    expect(below().getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/profile?page=my-orders');
    cleanup();
    open('/about-us', { market: rental });
    expect(below().getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/profile?page=my-trips');
  });

  it('leads a customer to all of the account, and tells orders from it', () => {
    saveToken('a');
    open('/profile', { router: { pathname: '/profile', asPath: '/profile', query: {} } });
    expect(below().getByRole('link', { name: 'Account', current: 'page' }).getAttribute('href')).toBe('/profile');
    expect(below().queryByRole('link', { name: 'Orders', current: 'page' })).toBeNull();
    cleanup();
    const page = 'my-orders';
    open('/profile', { router: { pathname: '/profile', asPath: `/profile?page=${page}`, query: { page } } });
    expect(below().getByRole('link', { name: 'Orders', current: 'page' })).toBeDefined();
    expect(below().queryByRole('link', { name: 'Account', current: 'page' })).toBeNull();
  });

  it('searches by words, and vehicles in rental', () => {
    open('/about-us');
    expect(below().getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/home?search=');
    cleanup();
    open('/rental/vehicle-search', { market: rental, router: { pathname: '/rental/vehicle-search/[[...page]]' } });
    const search = below().getByRole('link', { name: 'Search', current: 'page' });
    expect(search.getAttribute('href')).toBe('/rental/vehicle-search');
  });

  it('leads a guest to the tracking of either', () => {
    open('/about-us', { market: rental });
    expect(below().getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/track-order');
  });
});

describe('modules', () => {
  const wipe = () => (document.cookie = 'market=; path=/; max-age=0');
  const home = { zone_ids: [1], module_id: 1 };

  it('[CONFIG-17] a stored module without its cookie gets its own home and the cookie again', () => {
    savePlace(harbour);
    saveModule(makeModule('rental', 5));
    wipe();
    const replace = vi.fn(() => Promise.resolve(true));
    open('/home', { market: home, router: { pathname: '/home/[[...market]]', asPath: '/home?search=', replace } });
    expect(document.cookie).toContain('market=z1.m6');
    expect(replace).toHaveBeenCalledWith('/home?search=', undefined, { scroll: false });
  });

  it('[CONFIG-17] gets its own home also at an address with a hash', async () => {
    savePlace(harbour);
    saveModule(makeModule('rental', 5));
    wipe();
    const urls: string[] = [];
    const replace = vi.fn((url: unknown) => Promise.resolve(urls.push(String(url)) > 0));
    open('/home', { market: home, router: { pathname: '/home/[[...market]]', asPath: '/home#main', replace } });
    await waitFor(() => expect(loadedOf('/home#main', urls)).toEqual(['/home']));
  });

  it('[CONFIG-17] the home of that module stays, and so does one whose module no longer exists', () => {
    savePlace(harbour);
    const replace = vi.fn(() => Promise.resolve(true));
    for (const module of [makeModule('food'), makeModule('rental', 40)]) {
      saveModule(module);
      wipe();
      open('/home', { market: home, router: { pathname: '/home/[[...market]]', asPath: '/home', replace } });
      cleanup();
    }
    expect(document.cookie).not.toContain('market=');
    expect(replace).not.toHaveBeenCalled();
  });

  it('[NAV-24] [ROUTE-01] the rail of a home page lists them and marks the one on the screen', () => {
    open('/home', { market: { zone_ids: [1], module_id: 2 } });
    const rail = within(screen.getByRole('navigation', { name: 'Modules' }));
    for (const name of all) expect(rail.getByRole('link', { name })).toBeDefined();
    expect(rail.getByRole('link', { name: 'grocery' }).getAttribute('aria-current')).toBe('true');
  });

  it('[LANG-05] the stored module has its current name from the list', () => {
    saveModule({ ...makeModule('pharmacy', 2), module_name: 'Name in another language' });
    renderPage(
      <Shell bare={false}>
        <ModuleName />
      </Shell>,
      { modules: all, router: { pathname: '/interest', asPath: '/interest' } },
    );
    expect(within(screen.getByRole('main')).getByText('pharmacy')).toBeDefined();
  });

  it.each([
    ['NAV-22', '[3]', '/home'],
    ['NAV-23', '[1,2]', '/interest'],
  ])(
    '[NAV-20] [NAV-21] [%s] choosing one, with %s asked about, keeps it, says so and leads to %s',
    async (_id, asked, path) => {
      saveValue('interests', asked);
      open('/home');
      const rail = within(screen.getByRole('navigation', { name: 'Modules' }));
      await userEvent.click(rail.getByRole('link', { name: 'pharmacy' }));
      expect(readSession().module?.id).toBe(3);
      expect(Router.push).toHaveBeenCalledWith(path);
      expect(await screen.findByText('A Module has been selected.')).toBeDefined();
    },
  );

  it('[NAV-16] [NAV-17] [NAV-18] the chooser is a grid that highlights the one chosen before', async () => {
    saveModule(makeModule('grocery', 1));
    open('/home');
    await userEvent.click(header().getByRole('button', { name: 'Modules' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Choose a module' }));
    expect(chooser.getAllByRole('button', { pressed: false })).toHaveLength(5);
    expect(chooser.getByRole('button', { name: 'grocery', pressed: true }).querySelector('img')).not.toBeNull();
  });
});

describe('the footer', () => {
  const config = {
    email: 'help@medina.example',
    phone: '+1 555',
    address: 'Lighthouse Road',
    social_media: [{ id: 1, name: 'facebook', link: 'https://facebook.example/medina' }],
    toggle_store_registration: true,
    toggle_dm_registration: true,
    loyalty_point_status: 1,
    customer_wallet_status: 1,
    refund_policy: 1,
    cancelation_policy: 1,
    shipping_policy: 1,
  };
  const apps = {
    playstore_url_status: 1,
    playstore_url: 'https://play.example/',
    apple_store_url_status: 0,
    apple_store_url: 'https://apps.example/',
  };

  it('[NAV-34] [CONFIG-14] shows email, phone, address and social links', () => {
    open('/about-us', { config });
    expect(footer().getByRole('link', { name: 'help@medina.example' })).toBeDefined();
    expect(footer().getByRole('link', { name: '+1 555' }).getAttribute('href')).toBe('tel:+1555');
    expect(footer().getByText('Lighthouse Road')).toBeDefined();
    expect(footer().getByRole('link', { name: 'facebook' })).toBeDefined();
  });

  it('[NAV-35] shows an app store only while its status is 1', () => {
    open('/about-us', { landing: { download_user_app_links: apps } });
    expect(footer().getByRole('link', { name: /Android app/ })).toBeDefined();
    expect(footer().queryByRole('link', { name: /iPhone app/ })).toBeNull();
  });

  it.each([
    ['NAV-36', 'Become a Vendor owner', '/store-registration?active=active'],
    ['NAV-37', 'Become a delivery man', '/deliveryman-registration'],
    ['NAV-38] [ROUTE-13', 'Help & Support', '/help-and-support'],
    ['NAV-38', 'About Us', '/about-us'],
    ['NAV-38] [ROUTE-14', 'Track Order', '/track-order'],
    ['ROUTE-10] [ROUTE-11', 'Terms and Conditions', '/terms-and-conditions'],
    ['ROUTE-11', 'Privacy Policy', '/privacy-policy'],
    ['ROUTE-11', 'Refund Policy', '/refund-policy'],
    ['ROUTE-11', 'Cancellation Policy', '/cancellation-policy'],
    ['ROUTE-11', 'Shipping Policy', '/shipping-policy'],
    ['NAV-15] [ROUTE-17', 'All categories', '/categories'],
    ['NAV-15] [ROUTE-17', 'Latest stores', '/store/latest'],
    ['NAV-15] [ROUTE-17', 'Popular stores', '/store/popular'],
  ])('[%s] links %s', (_id, name, href) => {
    open('/about-us', { config });
    const link = footer().getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    const opensNew = ['/help-and-support', '/terms-and-conditions'].includes(href);
    expect(link.getAttribute('target')).toBe(opensNew ? '_blank' : null);
  });

  it('[NAV-15] links the categories of the page’s data', async () => {
    const market = { zone_ids: [1], module_id: 1 };
    const { client } = open('/home', { market });
    const pizza = readCategories([{ id: 7, name: 'Pizza', slug: 'pizza' }]);
    act(() => client.setQueryData(categoriesQuery(market).queryKey, pizza));
    const link = await footer().findByRole('link', { name: 'Pizza' });
    expect(link.getAttribute('href')).toBe('/category/pizza');
  });

  it.each([
    ['NAV-39', 'Wallet', 'You must be login to access this page.'],
    ['NAV-39', 'Loyalty points', 'You must be login to access this page.'],
    ['NAV-40', 'Campaigns', 'You must pick a zone to access this page.'],
  ])('[%s] %s asks for what it needs first', async (_id, name, message) => {
    open('/about-us', { config });
    await userEvent.click(footer().getByRole('link', { name }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(Router.push).not.toHaveBeenCalled();
  });

  it('[LANG-01] [LANG-02] [LANG-03] [LANG-05] [OTHER-01] changes the language after a confirmation', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, search: '?a=1', hash: '', assign });
    vi.stubGlobal('scrollY', 640);
    open('/about-us');
    const arabic = footer().getByRole('link', { name: 'العربية' });
    expect(arabic.getAttribute('href')).toBe('/ar/about-us');

    await userEvent.click(arabic);
    const question = 'Are you sure you want to change the language?';
    await userEvent.click(within(await screen.findByRole('dialog', { name: question })).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
    expect(localStorage.getItem('language-setting')).toBeNull();
    expect(assign).not.toHaveBeenCalled();

    await userEvent.click(arabic);
    await userEvent.click(within(await screen.findByRole('dialog', { name: question })).getByText('Yes'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/ar/about-us?a=1'));
    expect(localStorage.getItem('language-setting')).toBe('ar');
    vi.unstubAllGlobals();

    // The new page restores the scroll position of the old one, once.
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    cleanup();
    open('/about-us');
    expect(scroll).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    cleanup();
    open('/about-us');
    expect(scroll).toHaveBeenCalledOnce();
  });
});

it('[LANG-02] warns that chosen files are lost on a change of language', async () => {
  const chosen = document.body.appendChild(Object.assign(document.createElement('ul'), { id: 'files' }));
  chosen.dataset.files = '';
  open('/about-us');
  await userEvent.click(footer().getByRole('link', { name: 'العربية' }));
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to change the language?' });
  chosen.remove();
  expect(question.textContent).toContain('The files that you have chosen on this page must be chosen again.');
  await userEvent.click(within(question).getByText('Cancel'));
});

describe('the profile popover', () => {
  it('[NAV-25] [NAV-26] has its own width, the entries of the profile, and Logout at the end', async () => {
    saveToken('a');
    open('/about-us', { config: { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 } });
    await userEvent.click(await header().findByRole('button', { name: 'Account' }));
    const panel = await screen.findByRole('dialog', { name: 'Account' });
    expect(panel.parentElement?.innerHTML).toContain('profilePanel');
    const entries = [...panel.querySelectorAll('a, [role="button"], button')];
    expect(entries.map((entry) => entry.textContent)).toEqual([
      ...['Profile settings', 'My orders', 'My trips', 'Wallet', 'Coupons', 'Loyalty points'],
      ...['Referral code', 'Inbox', 'Track Order', 'Logout'],
    ]);
  });

  it('[NAV-27] [ROUTE-15] tracks a trip in the rental module', async () => {
    saveToken('a');
    open('/about-us', { market: { zone_ids: [], module_id: 6 } });
    await userEvent.click(await header().findByRole('button', { name: 'Account' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Account' }));
    expect(panel.getByRole('link', { name: 'Track Trip' }).getAttribute('href')).toBe('/track-order');
    expect(panel.queryByRole('link', { name: 'Track Order' })).toBeNull();
  });
});

describe('the menu drawer', () => {
  it('[NAV-02] [NAV-15] is 320 wide and links categories and stores', async () => {
    open('/about-us');
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(drawer.className).toContain('w320');
    expect(within(drawer).getByRole('link', { name: 'Categories' }).getAttribute('href')).toBe('/categories');
    expect(within(drawer).getByRole('link', { name: 'Latest stores' }).getAttribute('href')).toBe('/store/latest');
    expect(within(drawer).getByRole('link', { name: 'Popular stores' }).getAttribute('href')).toBe('/store/popular');
  });

  it('[NAV-25] [NAV-26] [NAV-27] lists the profile entries of a signed-in customer, then Logout', async () => {
    saveToken('a');
    open('/about-us', { config: { customer_wallet_status: 1 } });
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    const profile = within(await screen.findByRole('navigation', { name: 'Account' }));
    expect(profile.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe('/profile?page=wallet');
    expect(profile.getByRole('link', { name: 'Track Order' }).getAttribute('href')).toBe('/track-order');
    expect(profile.queryByRole('link', { name: 'Settings' })).toBeNull();
    expect(profile.getByRole('button', { name: 'Logout' })).toBeDefined();
  });

  it('[NAV-11] [LANG-01] has theme and language before what it links', async () => {
    open('/about-us');
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const first = menu.getByRole('link', { name: 'العربية' });
    expect(first.compareDocumentPosition(menu.getByRole('navigation', { name: 'Main' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('[NAV-28] [ROUTE-15] tracks a trip in the rental module', async () => {
    saveToken('a');
    open('/about-us', { market: { zone_ids: [], module_id: 6 } });
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    const profile = within(await screen.findByRole('navigation', { name: 'Account' }));
    expect(profile.getByRole('link', { name: 'Track Trip' }).getAttribute('href')).toBe('/track-order');
  });
});
