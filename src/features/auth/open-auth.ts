import { openDialog } from '@/lib/dialogs';
import type { AuthMode } from './auth-modal';

/** Opens the authentication modal; its parts are loaded with the first opening. */
export async function openAuth(mode: AuthMode = 'sign-in'): Promise<void> {
  const { AuthModal } = await import('./auth-modal');
  await openDialog(AuthModal, { mode });
}
