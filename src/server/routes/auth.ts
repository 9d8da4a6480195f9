import { requestGuest } from '@/contract/auth';
import * as schema from '@/contract/auth.schema';
import type { Routes } from '../api';
import { issueGuest } from '../data/guest';

export const authRoutes: Routes = (on) => {
  on(requestGuest, schema.requestGuest, async ({ fcm_token }, caller) => ({
    message: 'guest_verified',
    guest_id: await issueGuest(caller.db, fcm_token ?? null, caller.now),
  }));
};
