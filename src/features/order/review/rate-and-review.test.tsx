// @document
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { saveToken } from '@/lib/session';
import { notify } from '@/shell/notify';
import { Toaster } from '@/ui/status/toaster';
import { RateAndReview } from './rate-and-review';

const sent: Record<string, FormDataEntryValue>[] = [];
const taken = async ({ request }: { request: Request }) => {
  sent.push(Object.fromEntries(await request.formData()));
  return HttpResponse.json({ message: 'ok' });
};
const api = apiServer(
  http.get('*/api/v1/customer/order/track', () =>
    HttpResponse.json({
      ...{ id: 9, order_status: 'delivered', store: { id: 7, name: 'Ember & Bun' } },
      delivery_man: { id: 2, f_name: 'Karim', l_name: '' },
    }),
  ),
  http.get('*/api/v1/customer/order/details', () =>
    HttpResponse.json([
      { id: 1, item_id: 3, item_details: { name: 'Burger' } },
      { id: 2, item_id: 3, item_details: { name: 'Burger' } },
      { id: 3, item_id: 4, item_details: { name: 'Fries' }, is_reviewed: true },
    ]),
  ),
  http.post('*/api/v1/items/reviews/submit', taken),
  http.post('*/api/v1/delivery-man/reviews/submit', taken),
);

afterEach(cleanup);

/** The page with the toasts that tell of its calls. */
function openTold(query: Record<string, string>) {
  const page = (
    <>
      <RateAndReview />
      <Toaster dismissLabel="Dismiss" />
    </>
  );
  renderPage(page, { router: { query }, notify });
}

/** The card says that there is a review, and no toast says so again or thanks for one. */
async function expectSaidOnce() {
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByText('Twice')).toBeNull();
  expect(screen.queryByText('Thank you, your review was sent.')).toBeNull();
}

describe('rating an order', () => {
  it('[beyond §4.2] requires stars, sends them with the comment, and lists each item once', async () => {
    saveToken('t');
    renderPage(<RateAndReview />, { router: { query: { id: '9' } } });
    const send = await screen.findByRole('button', { name: 'Send review' });
    expect(screen.getAllByRole('heading', { name: 'Burger' })).toHaveLength(1);
    expect(screen.getByText('Thank you, your review was sent.')).toBeTruthy();
    expect(screen.getAllByLabelText(/^Pictures/)).toEqual(screen.getAllByLabelText('Add'));
    await userEvent.click(send);
    expect(screen.getByText('Choose one to five stars')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Good');
    await userEvent.click(send);
    await waitFor(() => expect(sent).toEqual([{ order_id: '9', item_id: '3', rating: '4', comment: 'Good' }]));
    expect(await screen.findAllByText('Thank you, your review was sent.')).toHaveLength(2);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('the courier has his own tab and needs a comment', async () => {
    sent.length = 0;
    renderPage(<RateAndReview />, { router: { query: { id: '9', tab: 'courier' } } });
    const star = await screen.findByRole('radio', { name: '5 stars' });
    expect(screen.getByRole('tab', { name: 'Courier' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(star);
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect(screen.getByText('Please write a few words')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Kind');
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(sent).toEqual([{ order_id: '9', delivery_man_id: '2', rating: '5', comment: 'Kind' }]));
  });

  it('[ROUTE-05] keeps the draft over a switch of the tab and a reload, until it is sent', async () => {
    sent.length = 0;
    const first = renderPage(<RateAndReview />, { router: { query: { id: '9' } } });
    await userEvent.click(await screen.findByRole('radio', { name: '2 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Cold by');
    await userEvent.click(screen.getByRole('tab', { name: 'Courier' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Items' }));
    expect(screen.getByRole('textbox', { name: /Your comment/ })).toHaveProperty('value', 'Cold by');
    first.unmount();
    renderPage(<RateAndReview />, { language: 'ar', router: { query: { id: '9' } } });
    const [words] = await screen.findAllByRole('textbox');
    if (!words) throw new Error('There is no field');
    expect(words).toHaveProperty('value', 'Cold by');
    await userEvent.type(words, ' noon');
    await userEvent.click(screen.getByRole('button', { name: 'إرسال التقييم' }));
    await waitFor(() => expect(sent).toEqual([{ order_id: '9', item_id: '3', rating: '2', comment: 'Cold by noon' }]));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('[HDR-11] replaces the form with a notice if the item was reviewed in another tab', async () => {
    const lines = (is_reviewed: boolean) => [{ id: 1, item_id: 3, item_details: { name: 'Burger' }, is_reviewed }];
    let isTaken = false;
    api.use(
      http.get('*/api/v1/customer/order/details', () => HttpResponse.json(lines(isTaken))),
      http.post('*/api/v1/items/reviews/submit', () => {
        isTaken = true;
        return HttpResponse.json({ errors: [{ code: 'review', message: 'Twice' }] }, { status: 403 });
      }),
    );
    openTold({ id: '9' });
    await userEvent.click(await screen.findByRole('radio', { name: '2 stars' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('You have reviewed this already.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
    await expectSaidOnce();
  });

  it('[HDR-11] takes what was reviewed before for done where the order does not tell it', async () => {
    const twice = () => HttpResponse.json({ errors: [{ code: 'review', message: 'Twice' }] }, { status: 403 });
    api.use(
      http.get('*/api/v1/customer/order/details', () =>
        HttpResponse.json([{ id: 1, item_id: 3, item_details: { name: 'Burger' } }]),
      ),
      http.post('*/api/v1/items/reviews/submit', twice),
      http.post('*/api/v1/delivery-man/reviews/submit', twice),
    );
    openTold({ id: '9', tab: 'courier' });
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Your comment/ }), 'Kind');
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('You have reviewed this already.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Items' }));
    await userEvent.click(await screen.findByRole('radio', { name: '2 stars' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(screen.getAllByText('You have reviewed this already.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
    await expectSaidOnce();
    expect(sessionStorage.length).toBe(0);
  });

  it('says so when nothing of the order can be reviewed', async () => {
    api.use(
      http.get('*/api/v1/customer/order/details', () =>
        HttpResponse.json([{ id: 1, item_id: null, item_campaign_id: 5, item_details: { name: 'Feast box' } }]),
      ),
    );
    renderPage(<RateAndReview />, { router: { query: { id: '9' } } });
    expect(await screen.findByText('Nothing of this order can be reviewed.')).toBeTruthy();
  });

  it('[HDR-14] refetches the order and then its items after a failure', async () => {
    const lost = () => new HttpResponse(null, { status: 503 });
    api.use(
      http.get('*/api/v1/customer/order/track', lost, { once: true }),
      http.get('*/api/v1/customer/order/details', lost, { once: true }),
    );
    renderPage(<RateAndReview />, { router: { query: { id: '9' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Courier' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Burger' })).toBeTruthy();
  });
});
