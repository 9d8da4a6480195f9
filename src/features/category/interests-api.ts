import { getCustomer } from '@/contract/customer/customer';
import { updateInterest } from '@/contract/customer/customer-writes';
import { useCall } from '@/lib/api/use-call';

/** Saves the customer's interests for the page's module; the profile is refetched. */
export const useSaveInterests = () => useCall(updateInterest, { refetch: [getCustomer] });
