import { describe, expect, it } from 'vitest';
import * as campaign from './campaign.read';
import * as category from './category.read';
import * as search from './search.read';
import { readReview } from './review.read';
import { readWishlist } from '../customer/wishlist.read';

const empty: [unknown][] = [[null], [[]], [{}], ['']];

describe('a category (wire-format §5.3)', () => {
  it.each<[string, object]>([
    [
      '3.1, the whole row',
      { id: '3', name: 'Pizza', image: 'p.png', parent_id: 0, position: 0, status: 1, slug: 'pizza', childes_count: 1 },
    ],
    ['3.5, slim', { id: 3, name: 'Pizza', image_full_url: null, slug: 'pizza', childes: [] }],
    ['4.0, without children', { id: 3, name: 'Pizza', slug: 'pizza', image_full_url: '' }],
  ])('%s', (_version, answer) => {
    const one = { id: 3, name: 'Pizza', slug: 'pizza', image_full_url: null, childes: [] };
    expect(category.readCategories([answer])).toEqual([one]);
  });

  it('has its children with their own slugs', () => {
    const [main] = category.readCategories([{ id: 3, name: 'Pizza', childes: [{ id: 4, name: 'White', slug: 'w' }] }]);
    expect(main?.childes).toMatchObject([{ id: 4, name: 'White', slug: 'w', childes: [] }]);
  });

  it.each([
    ['brand', category.readBrands, { slug: 'north', image_full_url: '/b.webp' }],
    ['condition without a slug', category.readConditions, {}],
  ])('a %s is read', (_what, read, more) => {
    expect(read([{ id: '1', name: 'North', ...more }])).toMatchObject([{ id: 1, name: 'North', ...more }]);
  });

  it.each(empty)('is not read from %j', (answer) => {
    expect(category.readCategories(answer)).toEqual([]);
    expect(category.readBrands(answer)).toEqual([]);
    expect(category.readCategoryItems(answer)).toMatchObject({ products: [], total_size: 0 });
    expect(category.readCategoryStores(answer)).toMatchObject({ stores: [], total_size: 0 });
  });
});

describe('banners (wire-format §5.6)', () => {
  it('link to a store, an item, an address or nowhere; without title and target they are left out', () => {
    const { banners, campaigns } = campaign.readBanners({
      campaigns: [{ id: 9, title: 'Spring', start_time: '08:00' }],
      banners: [
        { id: 1, type: 'store_wise', store: { id: 4, name: 'Ember' }, item: null },
        { id: 2, type: 'item_wise', store: {}, item: { id: 5, name: 'Bun' } },
        { id: 3, type: 'default', link: 'https://example.com', store: null, item: [] },
        { id: 4, title: 'Open on Fridays', type: null, link: null },
        { id: 5, type: 'default', image_full_url: '/5.webp', link: null, store: null, item: [] },
      ],
    });
    expect(banners.map(({ store, item, link }) => [store?.id, item?.id, link])).toEqual([
      [4, undefined, null],
      [undefined, 5, null],
      [undefined, undefined, 'https://example.com'],
      [undefined, undefined, null],
    ]);
    expect(campaigns).toMatchObject([{ id: 9, title: 'Spring', image_full_url: null }]);
  });

  it('of a store have their address under another key', () => {
    const answer = [{ id: 1, title: 'Lunch', type: 'default', image_full_url: '/l.webp', default_link: '/x', data: 4 }];
    expect(campaign.readStoreBanners(answer)).toEqual([
      { id: 1, title: 'Lunch', image_full_url: '/l.webp', link: '/x', item_id: null, item_slug: '' },
    ]);
    expect(campaign.readStoreBanners([{ id: 2, title: 'Bun', type: 'item_wise', data: '31' }])).toMatchObject([
      { link: null, item_id: 31 },
    ]);
    expect(campaign.readStoreBanners([{ id: 3, type: 'store_wise', image_full_url: '/3.webp', data: 4 }])).toEqual([]);
  });

  it('for the sections of a home are read by name, missing or empty ones as null', () => {
    expect(
      campaign.readOtherBanners({ bottom_section_banner: 'b.png', bottom_section_banner_full_url: '/b.webp' }),
    ).toEqual({ bottom_section_banner_full_url: '/b.webp', new_arrival_section_banner_full_url: null });
    expect(campaign.readOtherBanners([]).bottom_section_banner_full_url).toBeNull();
  });

  it.each(empty)('are not read from %j', (answer) => {
    expect(campaign.readBanners(answer)).toEqual({ banners: [], campaigns: [] });
    expect(campaign.readStoreBanners(answer)).toEqual([]);
    expect(campaign.readAdvertisements(answer)).toEqual([]);
    expect(campaign.readCampaigns(answer)).toEqual([]);
    expect(campaign.readCampaignItems(answer)).toEqual([]);
    expect(campaign.readCoupons(answer)).toEqual([]);
  });
});

describe('campaigns and flash sales (wire-format §5.6)', () => {
  it('have their stores, or are missing', () => {
    const dates = { available_date_starts: '2026-03-01', available_date_ends: '2026-03-31' };
    const details = campaign.readCampaignAnswer({
      id: '2',
      title: 'Week',
      ...dates,
      stores: [{ id: 1, name: 'Ember' }],
    });
    expect(details).toMatchObject({ id: 2, ...dates, start_time: '', stores: [{ id: 1 }] });
    expect(campaign.readCampaignAnswer({})).toBeNull();
    expect(campaign.readCampaignAnswer(null)).toBeNull();
  });

  it('items of a campaign carry a title', () => {
    expect(campaign.readCampaignItems([{ id: 3, title: 'Feast box', price: '9.5' }])).toMatchObject([
      { id: 3, name: 'Feast box', price: 9.5, slug: '' },
    ]);
  });

  it('a flash sale is one object, `{}` when there is none, and lists the items still on sale', () => {
    const sale = { id: 1, title: 'Night', start_date: '2026-03-01', end_date: '2026-03-02T00:00:00Z' };
    const active_products = [{ id: 8, item_id: 5, available_stock: 2, item: { id: 5, name: 'Lamp', stock: 2 } }];
    expect(campaign.readFlashSale({ ...sale, active_products })).toMatchObject({
      ...sale,
      items: [{ id: 5, stock: 2 }],
    });
    expect(campaign.readFlashSale({ ...sale })?.items).toEqual([]);
    expect(campaign.readFlashSale({})).toBeNull();
    expect(campaign.readFlashSale([])).toBeNull();
  });

  it('its pages contain its end', () => {
    const answer = { total_size: '1', limit: '50', offset: '1', flash_sale: { end_date: '2026-03-02' } };
    expect(campaign.readFlashItems({ ...answer, products: [{ id: 8, item: { id: 5, name: 'Lamp' } }] })).toMatchObject({
      total_size: 1,
      end_date: '2026-03-02',
      products: [{ id: 5, name: 'Lamp' }],
    });
  });

  it('an advertisement has a film, stars and reviews where its store wants them shown', () => {
    const ad = { id: 1, title: 'New here', store_id: 4, average_rating: '4.6', reviews_comments_count: 31 };
    const film = { video_attachment_full_url: '/film.mp4' };
    const read = campaign.readAdvertisements([
      { ...ad, ...film, add_type: 'video_promotion', is_rating_active: 1, is_review_active: true },
      { ...ad, ...film, add_type: 'store_promotion', is_rating_active: 0, is_review_active: '0' },
      { ...ad, add_type: 'video_promotion', video_attachment_full_url: null },
    ]);
    expect(
      read.map((advertisement) => [
        advertisement.video_attachment_full_url,
        advertisement.average_rating,
        advertisement.reviews_comments_count,
      ]),
    ).toEqual([
      ['/film.mp4', 4.6, 31],
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('an advertisement has its store or none', () => {
    const ad = { id: 1, add_type: 'store_promotion', title: 'New here', store_id: '4' };
    expect(campaign.readAdvertisements([{ ...ad, store: { id: 4, name: 'Ember' } }, ad])).toMatchObject([
      { store_id: 4, store: { id: 4 } },
      { store_id: 4, store: null },
    ]);
  });
});

describe('search (wire-format §5.4)', () => {
  it('suggests items, stores and categories; 3.1 has no categories', () => {
    const items = [{ id: 1, name: 'Bun', image: 'b.png', image_full_url: '/b.webp' }];
    const stores = [{ id: 2, name: 'Ember', logo: 'e.png', logo_full_url: '/e.webp' }];
    expect(search.readSuggestedAll({ items, stores })).toEqual({
      items: [{ id: 1, name: 'Bun', image_full_url: '/b.webp' }],
      stores: [{ id: 2, name: 'Ember', image_full_url: '/e.webp' }],
      categories: [],
    });
  });

  it('finds pages of either kind, and names', () => {
    expect(search.readItems({ total_size: 1, products: [{ id: 1, has_variant: 2 }], categories: [] })).toMatchObject({
      products: [{ id: 1, has_variant: true }],
    });
    expect(search.readStores({ total_size: '3', limit: '12', offset: '1', stores: [{ id: 2 }] })).toMatchObject({
      total_size: 3,
      stores: [{ id: 2 }],
    });
    expect(search.readSuggestedItems({ products: [{ name: 'Bun' }, { name: '' }] })).toEqual(['Bun']);
  });

  it.each(empty)('finds nothing in %j', (answer) => {
    expect(search.readSuggestedAll(answer)).toEqual({ items: [], stores: [], categories: [] });
    expect(search.readSuggestedItems(answer)).toEqual([]);
    expect(search.readItems(answer).products).toEqual([]);
  });
});

describe('reviews and the wishlist (wire-format §5.4, §6.2)', () => {
  it.each<[string, object]>([
    ['3.1, by a customer', { customer: { f_name: 'Salma', l_name: 'Haddad' }, attachment: null }],
    ['3.5, by a name', { customer_name: 'Salma Haddad', attachment: [], attachment_full_url: [] }],
  ])('are read as %s', (_version, more) => {
    expect(readReview({ id: 1, rating: '4', comment: null, reply: null, created_at: '2026-03-01', ...more })).toEqual({
      id: 1,
      rating: 4,
      comment: '',
      customer_name: 'Salma Haddad',
      attachment_full_url: [],
      reply: null,
      created_at: '2026-03-01',
    });
  });

  it('has its lists under singular names', () => {
    expect(readWishlist({ item: [{ id: 1 }], store: [{ id: 2 }] })).toMatchObject({
      item: [{ id: 1 }],
      store: [{ id: 2 }],
    });
    expect(readWishlist({})).toEqual({ item: [], store: [], item_ids: [], store_ids: [] });
  });
});
