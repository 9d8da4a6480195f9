// @document
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ar } from '@/i18n/ar';
import { heavyPhoto, standInForDrawing } from '@tests/support/stand-ins/canvas';
import { renderPage } from '@tests/support/render-page';
import { CropDialog } from './crop-dialog';

afterEach(cleanup);

it('[PROF-22] [LANG-01] a picture is cropped by handles that are named in the language of the page', async () => {
  standInForDrawing();
  renderPage(<CropDialog file={heavyPhoto()} onClose={() => {}} />, { language: 'ar' });
  const picture = await screen.findByRole('img', { name: ar.profile.picture });
  for (const [side, pixels] of Object.entries({ width: 400, height: 300 })) {
    Object.defineProperty(picture, side, { value: pixels });
  }
  fireEvent.load(picture);
  const handles = within(await screen.findByRole('group', { name: ar.profile.crop_area })).getAllByRole('button');
  const names = handles.map((handle) => handle.getAttribute('aria-label') ?? '');
  expect(names).toContain(ar.profile.crop_top_left);
  expect(new Set(names).size).toBe(8);
  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});
