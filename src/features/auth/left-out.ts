import type { TFunction } from 'i18next';
import { toast } from '@/lib/toast';

/** Says how many pieces of the guest's cart did not fit into the account's (GUEST-09). */
export function tellLeftOut(count: number, t: TFunction): void {
  if (count > 0) void toast.info(t('auth.left_out', { count }));
}
