import { isUnderMaintenance } from '@/domain/maintenance.mjs';
import type { Settings } from '../data/setting';
import { ApiError } from '../http/api';

/** Nothing new is ordered while the market is closed for maintenance; what has begun goes on (wire-format §2.1). */
export function requireOpenMarket(config: Settings): void {
  if (isUnderMaintenance(config)) throw new ApiError('maintenance');
}
