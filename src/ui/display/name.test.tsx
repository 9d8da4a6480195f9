// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Breadcrumbs } from '../lists/breadcrumbs';
import { StoreCard } from '../cards/store-card';

afterEach(cleanup);

it('[beyond §4.2] Latin names on Arabic pages are marked as such, Arabic ones are not', () => {
  renderPage(
    <>
      <Breadcrumbs label="المسار" crumbs={[{ text: 'الرئيسية', href: '/home' }, { text: 'Ember & Bun' }]} />
      <StoreCard href="/store/1" name="Coal Yard" picture={{ src: '/a.webp' }} />
    </>,
    { language: 'ar' },
  );
  const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(['Ember & Bun', 'Coal Yard', 'الرئيسية'].map(languageOf)).toEqual(['en', 'en', 'ar']);
});
