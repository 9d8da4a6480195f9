import { amount, record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';

/** A registered store without a settled plan; it survives the way to the gateway and back. */
export type KeptRegistration = {
  store_id: number;
  registration_key: string;
  module_id: number;
  /** 0 while no package is chosen. */
  package_id: number;
  email: string;
};

const KEY = 'store_registration';
const DRAFTS = { store: 'store_registration_draft', courier: 'courier_registration_draft' };
type Applicant = keyof typeof DRAFTS;

export function keptRegistration(): KeptRegistration | null {
  const raw = record(tabMemory.read(KEY));
  if (amount(raw.store_id) === 0) return null;
  return {
    store_id: amount(raw.store_id),
    registration_key: text(raw.registration_key),
    module_id: amount(raw.module_id),
    package_id: amount(raw.package_id),
    email: text(raw.email),
  };
}

export function keepRegistration(registration: KeptRegistration): void {
  tabMemory.save(KEY, registration);
}

export function forgetRegistration(): void {
  tabMemory.forget(KEY);
}

type Typed = Record<string, string>;

/** Stores the input for a reload, without passwords, files and numbers of papers, which the tab must not hold. */
export function keepDraft(
  of: Applicant,
  { password: _p, confirm_password: _c, logo: _l, identity_number: _n, ...typed }: Typed,
): void {
  tabMemory.save(DRAFTS[of], typed);
}

export function draft(of: Applicant): Typed {
  const kept = Object.entries(record(tabMemory.read(DRAFTS[of])));
  return Object.fromEntries(kept.map(([name, value]) => [name, text(value)]));
}

export function forgetDraft(of: Applicant): void {
  tabMemory.forget(DRAFTS[of]);
}
