// @document
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readAdvertisements } from '@/contract/catalogue/campaign.read';
import { useCardTexts } from '@/features/item/use-card-texts';
import { renderRoom, standInForBrowser } from '@tests/support/rooms/item-room';
import { AdvertisementRail } from './advertisement-rail';

beforeAll(() => standInForBrowser());
afterEach(cleanup);

const ad = {
  id: 1,
  add_type: 'video_promotion',
  title: 'Old Gate Mezze',
  description: 'Vegetarian mezze and falafel',
  cover_image_full_url: '/cover.webp',
  video_attachment_full_url: '/film.mp4',
  store_id: 2,
  store: { id: 2, slug: 'palm-row-bakehouse', name: 'Old Gate Mezze' },
  average_rating: 4.64,
  reviews_comments_count: 31,
};

function Shown({ changed }: { changed: object }) {
  const [one] = readAdvertisements([{ ...ad, ...changed }]);
  return <AdvertisementRail title="Highlights" advertisements={one ? [one] : []} texts={useCardTexts()} />;
}

it('an advertisement plays its video on request: muted, with controls, after a poster', () => {
  const { container } = renderRoom(<Shown changed={{}} />);
  expect(container.querySelector('video')).toBeNull();
  expect(container.querySelector('img[src="/cover.webp"]')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/store\/palm-row-bakehouse/));

  fireEvent.click(screen.getByRole('button', { name: 'Watch the film of Old Gate Mezze' }));
  const film = screen.getByLabelText<HTMLVideoElement>('Old Gate Mezze');
  expect(film).toHaveAttribute('src', '/film.mp4');
  expect(film).toHaveAttribute('poster', '/cover.webp');
  expect(film).toHaveAttribute('controls');
  expect(film.muted).toBe(true);
  expect(document.activeElement).toBe(film);

  fireEvent.error(film);
  expect(screen.getByRole('button', { name: /Watch the film/ })).toBeVisible();
});

it('[PRICE-03] an advertisement shows the stars and reviews of a store only if the store allows it', () => {
  renderRoom(<Shown changed={{ add_type: 'store_promotion', is_rating_active: 1, is_review_active: 1 }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link')).toHaveTextContent('4.64 out of 5, 31 ratings');
  cleanup();
  renderRoom(<Shown changed={{ add_type: 'store_promotion', is_rating_active: 1 }} />);
  expect(screen.getByRole('link')).toHaveTextContent('4.64 out of 5');
  expect(screen.getByRole('link')).not.toHaveTextContent('31');
  cleanup();
  renderRoom(<Shown changed={{ add_type: 'store_promotion' }} />);
  expect(screen.getByRole('link')).not.toHaveTextContent('4.6');
});
