// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { apiServer } from '@tests/support/api-server';
import Router from 'next/router';
import { toast as shownToasts } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heavyPhoto, standInForDrawing } from '@tests/support/stand-ins/canvas';
import { makeModule, renderPage } from '@tests/support/render-page';
import { firebasePhone } from '@/features/auth/code/firebase-phone';
import { onProofWanted } from '@/lib/api/call-handlers';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import {
  forgetToken,
  readSession,
  readValue,
  saveGuest,
  saveModule,
  savePlace,
  saveToken,
  saveValue,
  tabMemory,
} from '@/lib/session';
import { toast } from '@/lib/toast';
import { Toaster } from '@/ui/status/toaster';
import { pictureOf } from './picture-of';
import { ProfileSettings } from './profile-settings';

// Mocked: Firebase's own servers send the codes.
vi.mock('@/features/auth/code/firebase-phone', () => ({ firebasePhone: vi.fn() }));
vi.mock('@/ui/overlay/fields/phone-field', () => ({
  PhoneField: (props: {
    label: string;
    value: string;
    disabled?: boolean;
    onChange: (v: string, c: string) => void;
  }) => (
    <label>
      {props.label}
      <input value={props.value} disabled={props.disabled} onChange={(e) => props.onChange(e.target.value, '1')} />
    </label>
  ),
}));

const noor = {
  id: 1,
  f_name: 'Noor',
  l_name: 'Alsari',
  phone: '+15550100001',
  email: 'noor@mail.example',
  is_phone_verified: 1,
  is_email_verified: '1',
  order_count: 12,
  member_since_days: 400,
  wallet_balance: 84.5,
  loyalty_point: 260,
};
const manual = { centralize_login: { manual_login_status: 1 } };
const updates: Record<string, string>[] = [];
let asked = 0;
const server = apiServer();

function answers(...them: { status?: number; body: JsonBodyType }[]) {
  server.use(
    http.post('*/customer/update-profile', async ({ request }) => {
      // jsdom's FormData can not be sent; the parts are read from the text.
      const text = await request.text();
      const parts = [...text.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)];
      updates.push(Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value])));
      const { status = 200, body } = (them.length > 1 ? them.shift() : them[0]) ?? { body: {} };
      return HttpResponse.json(body, { status });
    }),
  );
}

beforeEach(() => {
  saveToken('a-token');
  updates.length = 0;
  asked = 0;
  vi.spyOn(Router, 'push').mockResolvedValue(true);
  server.use(
    http.get('*/customer/info', () => {
      asked += 1;
      return HttpResponse.json(noor);
    }),
    http.get('*/web-services', () => HttpResponse.json({})),
    // A call of the embedded back end, which other back ends lack.
    http.get('*/customer/sessions', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
    http.get('*/customer/address/list', () =>
      HttpResponse.json({ total_size: 0, limit: 100, offset: 1, addresses: [] }),
    ),
  );
});
afterEach(() => {
  act(closeDialogs);
  // A toast of the test before would be found, and its button as well.
  act(() => shownToasts.removeAll());
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(config: object = manual) {
  return renderPage(
    <>
      <ProfileSettings />
      <DialogHost />
      <Toaster dismissLabel="Close" />
    </>,
    { config },
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function edit() {
  await press('Edit');
  await screen.findByRole('heading', { name: 'Edit Personal Details' });
}

async function rename(name = 'Noor Salem') {
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

describe('profile settings', () => {
  it('[PROF-01] fetches the profile of signed-in customers only', async () => {
    forgetToken();
    open();
    expect(asked).toBe(0);
    act(() => saveToken('a-token'));
    expect(await screen.findByText('Noor Alsari')).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
    expect(screen.getByText('400')).toBeTruthy();
  });

  it('[PROF-07] [PROF-08] [PROF-10] shows the form with passwords, and locks a verified phone', async () => {
    open();
    await edit();
    for (const label of ['Choose a picture', 'Name', 'Email', 'Phone', /New password/, 'Confirm password']) {
      expect(screen.getByLabelText(label, { selector: 'input' })).toBeTruthy();
    }
    expect(screen.getByLabelText<HTMLInputElement>('Phone').disabled).toBe(true);
    await press('Go Back');
    expect(screen.getByRole('heading', { name: 'Personal details' })).toBeTruthy();
  });

  it.each(['01712345678', '+99912345'])(
    '[PROF-10] a verified phone %s stays, and the rest can be changed',
    async (phone) => {
      server.use(http.get('*/customer/info', () => HttpResponse.json({ ...noor, phone })));
      answers({ body: { message: 'ok' } });
      open();
      await edit();
      await press('Update');
      expect(await screen.findByText('No changes found to update.')).toBeTruthy();
      await rename();
      await press('Update');
      expect(await screen.findByText('Updated successfully.')).toBeTruthy();
      expect(updates).toEqual([{ name: 'Noor Salem', email: 'noor@mail.example', phone }]);
    },
  );

  it('[PROF-08] has no password fields if passwords are not used to sign in', async () => {
    open({ centralize_login: { manual_login_status: 0 } });
    await edit();
    expect(screen.queryByLabelText(/New password/)).toBeNull();
  });

  it('[PROF-17] reports that nothing was changed', async () => {
    open();
    await edit();
    await press('Update');
    const told = await screen.findByText('No changes found to update.');
    expect(told.closest('[data-kind]')?.getAttribute('data-kind')).toBe('warning');
    expect(updates).toEqual([]);
  });

  it('[PROF-11] [PROF-15] [PROF-16] sends the changes, shows a toast, refetches and closes', async () => {
    answers({ body: { message: 'ok' } });
    open();
    await edit();
    const before = asked;
    await rename();
    await press('Update');
    expect(await screen.findByText('Updated successfully.')).toBeTruthy();
    expect(updates).toEqual([{ name: 'Noor Salem', email: 'noor@mail.example', phone: '+15550100001' }]);
    await waitFor(() => expect(asked).toBe(before + 1));
    expect(await screen.findByRole('heading', { name: 'Personal details' })).toBeTruthy();
  });

  it('[PROF-09] [PROF-11] sends a new phone as digits after a plus, whatever signs were typed', async () => {
    server.use(http.get('*/customer/info', () => HttpResponse.json({ ...noor, is_phone_verified: 0 })));
    answers({ body: { message: 'ok' } });
    open();
    await edit();
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '1 (555) 019-9999' } });
    await press('Update');
    expect(await screen.findByText('Updated successfully.')).toBeTruthy();
    expect(updates).toMatchObject([{ phone: '+15550199999', button_type: 'phone' }]);
  });

  it('[PROF-12] [PROF-14] asks for the code of a new email and sends it along', async () => {
    const challenge = { otp_send: true, verification_on: 'email', verification_medium: 'email' };
    answers({ body: challenge }, { status: 403, body: { message: 'Wrong code' } }, { body: { message: 'ok' } });
    open();
    await edit();
    await userEvent.type(screen.getByLabelText('Email'), '.org');
    await press('Update');
    await userEvent.type(await screen.findByLabelText('6-digit code'), '000000');
    expect(await screen.findByText('Wrong code')).toBeTruthy();
    await press('Verify');
    expect(await screen.findByText('Updated successfully.')).toBeTruthy();
    expect(updates[0]).toMatchObject({ email: 'noor@mail.example.org', button_type: 'email' });
    expect(updates[2]).toMatchObject({ otp: '000000', verification_on: 'email', verification_medium: 'email' });
  });

  it.each([
    ['otp', 403],
    ['otp_block_time', 405],
    ['otp_temp_blocked', 405],
    ['403', 403],
    ['', 403],
  ])('[PROF-12] [PROF-14] shows a refusal of the code (%j) at its digits', async (code, status) => {
    const challenge = { otp_send: true, verification_on: 'email', verification_medium: 'email' };
    answers({ body: challenge }, { status, body: { errors: [{ code, message: 'Not this one' }] } });
    open();
    await edit();
    await userEvent.type(screen.getByLabelText('Email'), '.org');
    await press('Update');
    const digits = await screen.findByLabelText('6-digit code');
    await userEvent.type(digits, '000000');
    const error = await screen.findByText('Not this one');
    expect(digits.getAttribute('aria-describedby')).toBe(error.id);
  });

  it('[PROF-07] [HDR-10] keeps the draft over a reload, without the password, until it is saved', async () => {
    answers({ body: { message: 'ok' } });
    open();
    await edit();
    await rename();
    await userEvent.type(screen.getByLabelText(/New password/, { selector: 'input' }), 'brand-new');
    cleanup();
    open();
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Noor Salem');
    expect(screen.getByLabelText(/New password/, { selector: 'input' })).toHaveProperty('value', '');
    await press('Update');
    await screen.findByText('Updated successfully.');
    expect(updates).toMatchObject([{ name: 'Noor Salem' }]);
    cleanup();
    open();
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  });

  it('[PROF-07] deletes the draft when the customer goes back', async () => {
    open();
    await edit();
    await rename();
    await press('Go Back');
    cleanup();
    open();
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  });

  it('[PROF-07] shows nobody another customer’s draft', async () => {
    open();
    await edit();
    await rename();
    cleanup();
    server.use(http.get('*/customer/info', () => HttpResponse.json({ ...noor, id: 2, f_name: 'Lina' })));
    open();
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByText('Lina Alsari')).toBeTruthy();
  });

  it('[AUTH-16] [PROF-11] deletes the remembered password after a change', async () => {
    saveValue('userDatafor', '{"email_or_phone":"noor@mail.example","sealed":"old","iv":"iv"}');
    answers(
      { status: 403, body: { errors: [{ code: 'password', message: 'Too common' }] } },
      { body: { message: 'ok' } },
    );
    open();
    await edit();
    await userEvent.type(screen.getByLabelText(/New password/, { selector: 'input' }), 'brand-new');
    await userEvent.type(screen.getByLabelText('Confirm password', { selector: 'input' }), 'brand-new');
    await press('Update');
    expect(await screen.findByText('Too common')).toBeTruthy();
    expect(readValue('userDatafor')).toContain('sealed');
    await press('Update');
    expect(await screen.findByText('Updated successfully.')).toBeTruthy();
    expect(JSON.parse(readValue('userDatafor') ?? '')).toEqual({ email_or_phone: 'noor@mail.example' });
  });

  const bothCodes = [
    { body: { otp_send: true, verification_on: 'phone', verification_medium: 'SMS' } },
    { body: { otp_send: true, verification_on: 'email', verification_medium: 'email' } },
    { body: { message: 'ok' } },
  ];

  it('[PROF-12] [PROF-14] [PROF-15] asks for the second code before it reports success', async () => {
    const success = vi.spyOn(toast, 'success');
    answers(...bothCodes);
    open();
    await edit();
    await userEvent.type(screen.getByLabelText('Email'), '.org');
    await press('Update');
    for (const to of ['+15550100001', 'noor@mail.example.org']) {
      await screen.findByText(to, { selector: '[role="dialog"] bdi' });
      expect(success).not.toHaveBeenCalled();
      await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
    }
    await waitFor(() => expect(success).toHaveBeenCalledWith('Updated successfully.'));
    expect(updates.map(({ verification_on }) => verification_on)).toEqual([undefined, 'phone', 'email']);
  });

  it('[PROF-16] refetches the profile and keeps the form if only the first of two codes was entered', async () => {
    const success = vi.spyOn(toast, 'success');
    answers(...bothCodes);
    open();
    await edit();
    await userEvent.type(screen.getByLabelText('Email'), '.org');
    await press('Update');
    await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
    await screen.findByText('noor@mail.example.org', { selector: '[role="dialog"] bdi' });
    const before = asked;
    await press('Close');
    await waitFor(() => expect(asked).toBe(before + 1));
    expect(success).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('noor@mail.example.org');
  });

  it('[AUTH-16] [PROF-12] tells what the first of two codes has saved, of which the remembered password is not the old one', async () => {
    saveValue('userDatafor', '{"email_or_phone":"noor@mail.example","sealed":"old","iv":"iv"}');
    answers(...bothCodes);
    open();
    await edit();
    await userEvent.type(screen.getByLabelText('Email'), '.org');
    const password = screen.getByLabelText<HTMLInputElement>(/New password/, { selector: 'input' });
    const repeated = screen.getByLabelText<HTMLInputElement>('Confirm password', { selector: 'input' });
    for (const field of [password, repeated]) await userEvent.type(field, 'brand-new');
    await press('Update');
    await screen.findByText('+15550100001', { selector: '[role="dialog"] bdi' });
    expect(readValue('userDatafor')).toContain('sealed');
    await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
    await screen.findByText('noor@mail.example.org', { selector: '[role="dialog"] bdi' });
    expect(JSON.parse(readValue('userDatafor') ?? '')).toEqual({ email_or_phone: 'noor@mail.example' });
    await press('Close');
    expect(
      await screen.findByText('Your changes are saved. Only the new email still waits for its code.'),
    ).toBeTruthy();
    // The next Update is about the email alone.
    expect([password.value, repeated.value]).toEqual(['', '']);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('noor@mail.example.org');
  });

  it('[PROF-12] says nothing of what is saved when the first code was not entered', async () => {
    const told = vi.spyOn(toast, 'warning');
    saveValue('userDatafor', '{"email_or_phone":"noor@mail.example","sealed":"old","iv":"iv"}');
    answers(...bothCodes);
    open();
    await edit();
    await userEvent.type(screen.getByLabelText(/New password/, { selector: 'input' }), 'brand-new');
    await userEvent.type(screen.getByLabelText('Confirm password', { selector: 'input' }), 'brand-new');
    await press('Update');
    await screen.findByText('+15550100001', { selector: '[role="dialog"] bdi' });
    await press('Close');
    const update = screen.getByRole('button', { name: 'Update' });
    await waitFor(() => expect(update.getAttribute('aria-busy')).toBeNull());
    expect(told).not.toHaveBeenCalled();
    expect(readValue('userDatafor')).toContain('sealed');
  });

  describe('with a code sent by Firebase', () => {
    const byFirebase = { otp_send: true, verification_on: 'phone', verification_medium: 'firebase' };
    async function askWith(send: typeof firebasePhone) {
      vi.mocked(firebasePhone).mockImplementation(send);
      answers({ body: byFirebase }, { body: { message: 'ok' } });
      open();
      await edit();
      await rename();
      await press('Update');
      await waitFor(() => expect(firebasePhone).toHaveBeenCalledWith('+15550100001', expect.anything()));
    }
    beforeEach(() => {
      vi.mocked(firebasePhone).mockReset();
      vi.spyOn(toast, 'success');
    });

    it('[PROF-12] [PROF-14] [AUTH-51] asks for it once it is sent, and sends its session along', async () => {
      let sent = (_it: { session_info: string }) => {};
      await askWith(() => new Promise((resolve) => void (sent = resolve)));
      expect(screen.queryByText(/We sent 6 digits to/)).toBeNull();
      sent({ session_info: 'a-session' });
      await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
      expect(await screen.findByText('Updated successfully.')).toBeTruthy();
      expect(updates[1]).toMatchObject({ otp: '123456', verification_on: 'phone', session_info: 'a-session' });
      expect(firebasePhone).toHaveBeenCalledTimes(1);
    });

    it('[PROF-12] [AUTH-20] [AUTH-51] sends the session of the last code', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
      const sessions = ['first', 'second'];
      await askWith(() => Promise.resolve({ session_info: sessions.shift() ?? '' }));
      await screen.findByLabelText('6-digit code');
      act(() => void vi.advanceTimersByTime(60_000));
      await press('Resend');
      await screen.findByText('1:00');
      await userEvent.type(screen.getByLabelText('6-digit code'), '123456');
      await waitFor(() => expect(updates).toHaveLength(2));
      expect(updates[1]).toMatchObject({ otp: '123456', session_info: 'second' });
    });

    const untouched = async () => {
      const update = screen.getByRole('button', { name: 'Update' });
      await waitFor(() => expect(update.getAttribute('aria-busy')).toBeNull());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(toast.success).not.toHaveBeenCalled();
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Noor Salem');
    };

    it('[AUTH-53] promises none to a rejected number', async () => {
      await askWith(() => Promise.resolve(null));
      await untouched();
    });

    it('[AUTH-52] shows the provider’s message when sending fails', async () => {
      await askWith(() => Promise.reject(new Error('Too many codes today')));
      expect(await screen.findByText('Too many codes today')).toBeTruthy();
      await untouched();
    });
  });

  it('[PROF-19] [PROF-20] [PROF-21] rejects a picture of another type or too large', async () => {
    open();
    await edit();
    expect(screen.getByText('JPG, JPEG, PNG, GIF. Max size 2 MB. Ratio 1:1')).toBeTruthy();
    const field = screen.getByLabelText('Choose a picture');
    fireEvent.change(field, { target: { files: [new File(['x'], 'me.webp', { type: 'image/webp' })] } });
    expect(
      await screen.findByText('This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.'),
    ).toBeTruthy();
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
    fireEvent.change(field, { target: { files: [large] } });
    const hint = await screen.findByText('JPG, JPEG, PNG, GIF. Max size 2 MB. Ratio 1:1');
    await waitFor(() => expect(hint.className).toContain('bad'));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The next picture would open a second dialog, had the one that is too large opened its own.
    fireEvent.change(field, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
    await screen.findByRole('dialog', { name: 'Crop your picture' });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  });
});

describe('a phone’s photo', () => {
  it('[PROF-21] [PROF-22] is downscaled before cropping', async () => {
    standInForDrawing();
    open();
    await edit();
    await userEvent.upload(screen.getByLabelText('Choose a picture'), heavyPhoto());
    expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeTruthy();
  });

  it('[PROF-11] [PROF-22] is shown and sent as the cropped square', async () => {
    const canvas = standInForDrawing();
    canvas.weight = () => 3;
    // A file of this document loses name and content in the request.
    const put = vi.spyOn(FormData.prototype, 'append');
    answers({ body: { message: 'ok' } });
    const { container } = open();
    await edit();
    await userEvent.upload(
      screen.getByLabelText('Choose a picture'),
      new File(['the whole picture'], 'beach.jpg', { type: 'image/jpeg' }),
    );
    const picture = await screen.findByRole('img', { name: 'Profile picture' });
    for (const [side, pixels] of Object.entries({ width: 400, naturalWidth: 400, height: 300, naturalHeight: 300 })) {
      Object.defineProperty(picture, side, { value: pixels });
    }
    fireEvent.load(picture);
    await press('Use picture');
    await waitFor(() => expect(container.querySelector('img[src^="blob:"]')).not.toBeNull());
    expect(canvas.drawn).toEqual([{ width: 300, height: 300 }]);
    await press('Update');
    await screen.findByText('Updated successfully.');
    const sent = put.mock.calls.filter(([name]) => name === 'image').map(([, file]) => file);
    expect(sent).toMatchObject([{ name: 'profile.jpeg', type: 'image/jpeg', size: 3 }]);
  });
});

/** Deletes the account, closes the dialog while the call is under way, and then lets the back end answer. */
async function closeWhileDeleting(answer: () => HttpResponse<JsonBodyType>) {
  const asked = vi.fn();
  let go: () => void = () => {};
  const answered = new Promise<void>((resolve) => (go = resolve));
  server.use(
    http.delete('*/customer/remove-account', async () => {
      asked();
      await answered;
      return answer();
    }),
  );
  open();
  await press('Delete account');
  await press('Yes');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  go();
}

describe('deleting the account', () => {
  it('[PROF-23] [PROF-24] [PROF-25] [PROF-26] [PROF-27] asks for confirmation, deletes, signs out and leaves the page', async () => {
    let deleted = 0;
    server.use(
      http.delete('*/customer/remove-account', () => {
        deleted += 1;
        return HttpResponse.json([]);
      }),
    );
    savePlace({ location: '14 Lighthouse Road', currentLatLng: { lat: 1, lng: 2 }, zone_ids: [1] });
    saveModule(makeModule('food'));
    saveValue('recent-searches', '["soup"]');
    saveGuest(77);
    saveValue('device-orders', '[{"order_id":1042}]');
    saveValue('language-setting', 'ar');
    saveValue('userDatafor', JSON.stringify({ email_or_phone: 'noor@mail.example' }));
    tabMemory.save('parcel_draft', { sender: { contact_person_name: 'Noor' } });
    open();
    await press('Delete account');
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to delete your account?' })).toBeTruthy();
    expect(screen.getByText(/\$84\.50 in your wallet is lost/)).toBeTruthy();
    expect(deleted).toBe(0);
    await press('Yes');
    expect(await screen.findByText('Account has been deleted')).toBeTruthy();
    expect(readSession().token).toBeNull();
    // The next person at this browser sees neither the email nor an unfinished parcel.
    expect(readValue('userDatafor')).toBeNull();
    expect(tabMemory.read('parcel_draft')).toBeUndefined();
    // Nor what a guest ordered here before, nor the id that opens it.
    expect(readSession().guest_id).toBeNull();
    expect(readValue('device-orders')).toBeNull();
    // With a place the start page would redirect, and the place was the customer's.
    expect(readSession()).toMatchObject({ location: null, currentLatLng: null, zone_ids: [], module: null });
    expect(readValue('recent-searches')).toBeNull();
    expect(document.cookie).not.toMatch(/market=|latlng=/);
    expect(readValue('language-setting')).toBe('ar');
    expect(vi.mocked(Router.push).mock.calls).toEqual([['/']]);
  });

  it('[PROF-25] [PROF-26] ends the session also when the dialog was closed while the call was under way', async () => {
    await closeWhileDeleting(() => HttpResponse.json([]));
    expect(await screen.findByText('Account has been deleted')).toBeTruthy();
    expect(readSession().token).toBeNull();
    expect(vi.mocked(Router.push).mock.calls).toEqual([['/']]);
  });

  it('[PROF-28] shows a refusal also when the dialog was closed while the call was under way', async () => {
    const told = vi.spyOn(toast, 'error');
    const refusal = { errors: [{ code: 'on-going', message: 'Orders are open' }] };
    await closeWhileDeleting(() => HttpResponse.json(refusal, { status: 203 }));
    await waitFor(() => expect(told.mock.calls).toEqual([['Orders are open']]));
    expect(readSession().token).toBe('a-token');
  });

  it('[PROF-28] keeps the session after a refusal, and shows only the first message', async () => {
    const told = vi.spyOn(toast, 'error');
    server.use(
      http.delete('*/customer/remove-account', () =>
        HttpResponse.json(
          {
            errors: [
              { code: 'on-going', message: 'Orders are open' },
              { code: 'wallet', message: 'The wallet is not empty' },
            ],
          },
          { status: 203 },
        ),
      ),
    );
    const notify = { success: vi.fn(), failure: vi.fn() };
    renderPage(
      <>
        <ProfileSettings />
        <DialogHost />
      </>,
      { config: manual, notify },
    );
    await press('Delete account');
    await press('Yes');
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls).toEqual([['Orders are open']]);
    expect(notify.failure).not.toHaveBeenCalled();
    expect(readSession().token).toBe('a-token');
  });
});

describe('an account whose customer declines to re-authenticate', () => {
  afterEach(() => onProofWanted(null));

  it('[PROF-23] [PROF-28] is kept, without a message', async () => {
    const told = vi.spyOn(toast, 'error');
    const ask = vi.fn(() => Promise.resolve('declined' as const));
    onProofWanted(ask);
    const refusal = { errors: [{ code: 'reauthenticate', message: 'Sign in again' }], proofs: [{ by: 'password' }] };
    server.use(http.delete('*/customer/remove-account', () => HttpResponse.json(refusal, { status: 403 })));
    open();
    await press('Delete account');
    await press('Yes');
    await waitFor(() => expect(ask).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told).not.toHaveBeenCalled();
    expect(readSession().token).toBe('a-token');
  });
});

describe('the profile picture', () => {
  it('[PROF-03] falls back to the folder in the configuration', () => {
    const config = { base_urls: { customer_image_url: 'https://shop.example/faces', item_image_url: '' } };
    expect(pictureOf({ image: 'a.png', image_full_url: null }, config)).toBe('https://shop.example/faces/a.png');
    expect(pictureOf({ image: 'a.png', image_full_url: '/b.png' }, config)).toBe('/b.png');
    expect(pictureOf({ image: null, image_full_url: null }, config)).toBeNull();
  });
});
