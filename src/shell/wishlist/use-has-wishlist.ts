import { useCurrentModule } from '@/features/module/current-module';
import { useSession } from '@/lib/session';

/** Requires a token, a zone, and a module other than parcel (NAV-07). */
export function useHasWishlist(): boolean {
  const { token, zone_ids } = useSession();
  const module = useCurrentModule();
  return token !== null && zone_ids.length > 0 && module?.module_type !== 'parcel';
}
