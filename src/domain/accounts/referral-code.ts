/**
 * Validates the referral code of a new customer.
 * Spec: wire-format §3.4 (403 when the programme is off, 405 when nobody has the code); accounts §5: it is only
 * requested while both the wallet and referral earning are on.
 */
import { isOn, type Flag, type Maybe } from '../wire/wire';

export type ReferralProgramme = { customer_wallet_status?: Flag; ref_earning_status?: Flag };
export type ReferralProblem = 'ref_code_off' | 'ref_code_unknown';

export function referralProblem(
  code: Maybe<string>,
  programme: ReferralProgramme,
  owner: { id: number } | null,
): ReferralProblem | null {
  if (!code) return null;
  if (!isOn(programme.customer_wallet_status) || !isOn(programme.ref_earning_status)) return 'ref_code_off';
  return owner ? null : 'ref_code_unknown';
}
