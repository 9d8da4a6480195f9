// @document
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderRoom, standInForBrowser } from '@tests/support/rooms/item-room';
import { Poster } from './poster';

beforeAll(() => standInForBrowser());
afterEach(cleanup);

it('a poster names its target and links to it', () => {
  renderRoom(<Poster src="/new.webp" href="/store/latest" text="Latest stores" />);
  expect(screen.getByRole('link', { name: 'Latest stores' })).toHaveAttribute('href', '/store/latest');
});
