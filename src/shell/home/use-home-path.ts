import { useSession } from '@/lib/session';

/** The path of Home: the start page until a place is chosen (NAV-14, ROUTE-02, ROUTE-03). */
export function useHomePath(): '/' | '/home' {
  const { location, zone_ids } = useSession();
  return location || zone_ids.length > 0 ? '/home' : '/';
}
