import { record, text } from '@/contract/core/wire-values';
import { tabMemory } from '@/lib/session';
import type { ProfileValues } from './profile-change';

const DRAFT = 'profile-draft';

type Kept = Pick<ProfileValues, 'name' | 'email' | 'phone'>;

/** Stores this customer's unsaved input in this tab; never a password. */
export function keepProfileDraft(id: number, { name, email, phone }: Kept): void {
  tabMemory.save(DRAFT, { id, name, email, phone });
}

export function profileDraft(id: number): Kept | null {
  const stored = record(tabMemory.read(DRAFT));
  return stored.id === id ? { name: text(stored.name), email: text(stored.email), phone: text(stored.phone) } : null;
}

export function forgetProfileDraft(): void {
  tabMemory.forget(DRAFT);
}
