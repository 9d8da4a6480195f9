import * as password from '@/contract/auth/password';
import * as schema from '@/contract/auth/password.schema';
import { wholeName } from '@/domain/accounts/person-name';
import { translate } from '@/i18n/both';
import { tellFormerContacts } from '../accounts/notice';
import { ApiError, type Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { keepCode, sendCode, type Contact } from '../accounts/codes';
import { findCustomer, type CustomerRow } from '../data/customer';
import { rememberDevice } from '../http/device';
import { refuseUnlessProved } from '../accounts/firebase-proof';
import { claimAccount, isProvedByOther } from '../accounts/first-proof';
import { canSend, isFirebase, openWay } from '../accounts/identity';
import { forgiveGuesses } from '../accounts/manual-sign-in';
import { refuseGuessable } from '../accounts/new-password';
import { hashPassword } from '../accounts/password';
import { takeCode } from '../accounts/take-code';
import { logSecurityEvent } from '../http/security-event';

/** A new password by a code (wire-format §3.7). No answer tells whether there is an account (decision 018). */
export const passwordRoutes: Routes = (on) => {
  on(password.forgotPassword, schema.forgotPassword, async (input, caller) => {
    await openWay(caller, 'manual');
    const contact = toContact(input);
    if (contact.kind === 'email' || !isFirebase()) {
      if (!canSend(contact.kind)) throw new ApiError('reset_not_sent');
      await sendCode(caller, 'reset', contact, (await findAccount(caller, contact)) ? 'behind' : 'none');
    }
    return { message: translate(caller.language, 'answers.code_sent') };
  });

  on(password.verifyToken, schema.verifyToken, async (input, caller) => {
    const contact = toContact(input);
    await takeCode(caller, { purpose: 'reset', contact: contact.value, code: input.reset_token, keep: true });
    return { message: translate(caller.language, 'answers.code_right') };
  });

  on(password.resetPassword, schema.resetPassword, async (input, caller) => {
    if (input.password !== input.confirm_password) throw new ApiError('reset_mismatch');
    const contact = toContact(input);
    const given = { purpose: 'reset', contact: contact.value, code: input.reset_token } as const;
    // Neither a refused password nor a full queue uses up the code.
    await takeCode(caller, { ...given, keep: true });
    const account = await findAccount(caller, contact);
    if (!account) throw new ApiError('reset_invalid');
    const { id, email, phone } = account;
    await refuseGuessable(input.password, { name: wholeName(account), email, phone });
    const password_hash = await hashPassword(input.password);
    await takeCode(caller, given);
    // All sessions with the old password end.
    await claimAccount(caller, account, { kind: contact.kind, change: { password_hash }, endsSessions: true });
    logSecurityEvent(caller, 'password_reset', { account: id });
    await forgiveGuesses(caller, id);
    rememberDevice(caller, id);
    await tellFormerContacts(caller, account, ['password']);
    return { message: translate(caller.language, 'answers.password_changed') };
  });

  on(password.firebaseResetPassword, schema.firebaseResetPassword, async (input, caller) => {
    const contact: Contact = { kind: 'phone', value: input.phoneNumber };
    await refuseUnlessProved(caller, { session_info: input.sessionInfo, phone: contact.value, code: input.code });
    // Only the caller who has proved the phone learns this.
    if (!(await findAccount(caller, contact))) throw new ApiError('reset_unknown');
    await keepCode(caller, 'reset', { ...contact, code: input.code });
    return { message: translate(caller.language, 'answers.code_right') };
  });
};

type Sent = { verification_method: 'phone' | 'email'; phone?: string | undefined; email?: string | undefined };

function toContact({ verification_method: kind, phone = '', email = '' }: Sent): Contact {
  return { kind, value: kind === 'phone' ? phone : email };
}

async function findAccount(caller: Caller, { kind, value }: Contact): Promise<CustomerRow | undefined> {
  const customer = await findCustomer(caller.db, kind === 'phone' ? { phone: value } : { email: value });
  // A contact that nobody has proved does not open the account of somebody who has proved another.
  return customer && !isProvedByOther(customer, kind) ? customer : undefined;
}
