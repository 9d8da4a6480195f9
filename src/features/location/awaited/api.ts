import { awaitPlace } from '@/contract/place/awaited-place';
import { useCall } from '@/lib/api/use-call';

/** A failed call reports itself. */
export const useAwaitPlace = () => useCall(awaitPlace);
