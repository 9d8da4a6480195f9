import type { InferType } from 'yup';
import * as auth from '@/contract/auth/auth';
import * as schema from '@/contract/auth/auth.schema';
import { nothing } from '@/contract/core/fields';
import { translate } from '@/i18n/both';
import type { Routes } from '../http/api';
import { joinCarts } from '../cart/merge-carts';
import { keepCode } from '../accounts/codes';
import { issueGuest } from '../data/guest';
import { revokeToken } from '../data/token';
import { forCustomers, requireCustomer } from '../http/guards';
import { refuseUnlessProved } from '../accounts/firebase-proof';
import { openWay } from '../accounts/identity';
import { logSecurityEvent } from '../http/security-event';
import { signInByPassword } from '../accounts/manual-sign-in';
import { requestCode, answerOwnership, signInByFirebasePhone, verifyByCode } from '../accounts/otp-sign-in';
import { completeProfile, createAccount } from '../accounts/sign-up';
import { registerBySocial, signInByOlderSocial, signInBySocial } from '../accounts/social-sign-in';
import { limitCalls } from '../http/rate-limit';

export const authRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  on(auth.requestGuest, schema.requestGuest, async ({ fcm_token }, caller) => {
    await limitCalls(caller, 'guest');
    return { message: 'guest_verified', guest_id: await issueGuest(caller.db, fcm_token ?? null, caller.now) };
  });

  on(auth.login, schema.login, async (input, caller) => {
    await openWay(caller, input.login_type);
    const { guest_id, phone = '', otp, verified, email_or_phone = '', password = '' } = input;
    if (input.login_type === 'manual') return signInByPassword(caller, { email_or_phone, password, guest_id });
    if (input.login_type === 'social') return signInBySocial(caller, presented(input));
    return otp && verified ? answerOwnership(caller, { phone, otp, verified, guest_id }) : requestCode(caller, phone);
  });

  on(auth.verifyPhone, schema.verifyPhone, async (input, caller) => {
    const { verification_type: kind, phone = '', email = '', ...rest } = input;
    if (input.login_type === 'otp') await openWay(caller, 'otp');
    return verifyByCode(caller, { ...rest, contact: { kind, value: kind === 'phone' ? phone : email } });
  });

  on(auth.firebaseVerify, schema.firebaseVerify, async (input, caller) => {
    const { session_info, phone, otp } = input;
    if (input.login_type === 'otp' && !input.is_reset_token) await openWay(caller, 'otp');
    await refuseUnlessProved(caller, { session_info, phone, code: otp });
    if (!input.is_reset_token) return signInByFirebasePhone(caller, input);
    await keepCode(caller, 'reset', { kind: 'phone', value: phone, code: otp });
    return { message: translate(caller.language, 'answers.code_right') };
  });

  on(auth.signUp, schema.signUp, (input, caller) => createAccount(caller, input));

  on(auth.updateInfo, schema.updateInfo, (input, caller) => completeProfile(caller, input));

  on(auth.socialLogin, schema.socialLogin, (input, caller) => signInByOlderSocial(caller, input));

  on(auth.socialRegister, schema.socialRegister, (input, caller) => registerBySocial(caller, input));

  on(auth.logout, nothing, async (_input, caller) => {
    if (caller.token) await revokeToken(caller.db, caller.token);
    logSecurityEvent(caller, 'sign_out', { account: caller.customer?.id });
    return { message: translate(caller.language, 'answers.signed_out') };
  });

  onCustomer(auth.mergeCarts, schema.mergeCarts, async ({ guest_id, keep }, caller) => {
    const { cart_left_out } = await joinCarts(caller, requireCustomer(caller).id, guest_id, keep);
    return { message: translate(caller.language, 'answers.carts_settled'), cart_left_out };
  });
};

/** The schema requires both fields for this way to sign in. */
function presented({ token = '', medium = 'google', ...rest }: InferType<typeof schema.login>) {
  return { ...rest, token, medium };
}
