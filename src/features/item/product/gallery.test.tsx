// @document
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { Gallery } from './gallery';

const shoe = { name: 'Shoe', image_full_url: '/media/a.webp', images_full_url: ['/media/a.webp', '/media/b.webp'] };

describe('the gallery of an item', () => {
  afterEach(() => {
    act(closeDialogs);
    cleanup();
  });

  it('[ITEM-10] zooms into the chosen picture at 1200 by 1800, and on to the next', async () => {
    renderPage(
      <>
        <Gallery item={shoe} badges={null} tools={null} />
        <DialogHost />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shoe' }));
    const picture = () => dialog.getByRole('img');
    expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['1200', '1800']);
    expect(picture().getAttribute('src')).toContain('/media/b');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    expect(picture().getAttribute('src')).toContain('/media/a');
  });

  it('shows the picture of the current choice, and allows to view another one', async () => {
    const shown = () => document.querySelector('img')?.getAttribute('src');
    const gallery = (picked: number) => <Gallery item={shoe} picked={picked} badges={null} tools={null} />;
    const { rerender } = renderPage(gallery(0));
    expect(shown()).toContain('/media/a');
    rerender(gallery(1));
    expect(shown()).toContain('/media/b');
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 1' }));
    expect(shown()).toContain('/media/a');
  });
});
