import { useQuery } from '@tanstack/react-query';
import { getCustomer, updateInterest } from '@/contract/customer/customer';
import { useCall } from '@/lib/api/use-call';
import type { PageMarket } from '@/lib/page-market';
import { categoriesQuery } from './api';

export const useMarketCategories = (market: PageMarket) => useQuery(categoriesQuery(market));

/** The customer's answer for the module of the page; whoever knows the customer is told. */
export const useSaveInterests = () => useCall(updateInterest, { refetch: [getCustomer] });
