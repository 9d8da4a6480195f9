import { subscribe } from '@/contract/catalogue/content';
import { useCall } from '@/lib/api/use-call';

/** Subscribes an email address to the newsletter. A failed call reports itself. */
export const useSubscribe = () => useCall(subscribe);
