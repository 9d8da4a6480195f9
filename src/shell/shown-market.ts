import { createContext } from 'react';
import type { PageMarket } from '@/lib/page-market';

/** The market that the page was rendered for; the shell provides it to what surrounds the page. */
export const ShownMarket = createContext<PageMarket>({ zone_ids: [], module_id: null });
