import { useQuery } from '@tanstack/react-query';
import { getCustomer } from '@/contract/customer/customer';
import { updateInterest } from '@/contract/customer/customer-writes';
import { useCall } from '@/lib/api/use-call';
import type { PageMarket } from '@/lib/page-market';
import { categoriesQuery } from './api';

export const useMarketCategories = (market: PageMarket) => useQuery(categoriesQuery(market));

/** Saves the customer's interests for the page's module; the profile is refetched. */
export const useSaveInterests = () => useCall(updateInterest, { refetch: [getCustomer] });
