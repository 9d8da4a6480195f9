import * as password from '@/contract/password';
import * as schema from '@/contract/password.schema';
import { wholeName } from '@/domain/person-name';
import { tellFormerContacts } from '../account-notice';
import { ApiError, type Routes } from '../api';
import type { Caller } from '../caller';
import { keepCode, sendCode, takeCode, type Contact } from '../codes';
import { findCustomer, type CustomerRow } from '../data/customer';
import { revokeTokensOf } from '../data/token';
import { rememberDevice } from '../device';
import { refuseUnlessProved } from '../firebase-proof';
import { claimAccount, isAnothers } from '../first-proof';
import { canSend, isFirebase, openWay } from '../identity';
import { forgiveGuesses } from '../manual-sign-in';
import { refuseGuessable } from '../new-password';
import { hashedPassword } from '../password';
import { logSecurityEvent } from '../security-event';
import { refuseTooMany } from '../throttled';
import { words } from '../words';

/** A new password by a code (api-contract §3.7). No answer tells whether there is an account (decision 018). */
export const passwordRoutes: Routes = (on) => {
  on(password.forgotPassword, schema.forgotPassword, async (input, caller) => {
    await openWay(caller, 'manual');
    const contact = contactOf(input);
    await refuseTooMany(caller, { kind: 'code_from_address', of: caller.address });
    if (contact.kind === 'email' || !isFirebase()) {
      if (!canSend(contact.kind)) throw new ApiError('reset_not_sent');
      await sendCode(caller, 'reset', contact, (await accountOf(caller, contact)) ? 'behind' : 'none');
    }
    return { message: words(caller, 'answers.code_sent') };
  });

  on(password.verifyToken, schema.verifyToken, async (input, caller) => {
    const contact = contactOf(input);
    await takeCode(caller, { purpose: 'reset', contact: contact.value, code: input.reset_token, keep: true });
    return { message: words(caller, 'answers.code_right') };
  });

  on(password.resetPassword, schema.resetPassword, async (input, caller) => {
    if (input.password !== input.confirm_password) throw new ApiError('reset_mismatch');
    const contact = contactOf(input);
    const given = { purpose: 'reset', contact: contact.value, code: input.reset_token } as const;
    // A password that is refused does not use the code up.
    await takeCode(caller, { ...given, keep: true });
    const account = await accountOf(caller, contact);
    if (!account) throw new ApiError('reset_invalid');
    const { id, email, phone } = account;
    await refuseGuessable(input.password, { name: wholeName(account), email, phone });
    await takeCode(caller, given);
    const password_hash = await hashedPassword(input.password);
    await claimAccount(caller, account, { kind: contact.kind, change: { password_hash } });
    logSecurityEvent(caller, 'password_reset', { account: id });
    await forgiveGuesses(caller, id);
    rememberDevice(caller, id);
    // Whoever was signed in with the old password is signed out.
    await revokeTokensOf(caller.db, id);
    await tellFormerContacts(caller, account, ['password']);
    return { message: words(caller, 'answers.password_changed') };
  });

  on(password.firebaseResetPassword, schema.firebaseResetPassword, async (input, caller) => {
    const contact: Contact = { kind: 'phone', value: input.phoneNumber };
    await refuseUnlessProved(caller, { session_info: input.sessionInfo, phone: contact.value, code: input.code });
    // Told to whoever has proved the phone, and to nobody else.
    if (!(await accountOf(caller, contact))) throw new ApiError('reset_unknown');
    await keepCode(caller, 'reset', { ...contact, code: input.code });
    return { message: words(caller, 'answers.code_right') };
  });
};

type Sent = { verification_method: 'phone' | 'email'; phone?: string | undefined; email?: string | undefined };

function contactOf({ verification_method: kind, phone = '', email = '' }: Sent): Contact {
  return { kind, value: kind === 'phone' ? phone : email };
}

async function accountOf(caller: Caller, { kind, value }: Contact): Promise<CustomerRow | undefined> {
  const customer = await findCustomer(caller.db, kind === 'phone' ? { phone: value } : { email: value });
  // A contact that nobody has proved does not open the account of somebody who has proved another.
  return customer && !isAnothers(customer, kind) ? customer : undefined;
}
