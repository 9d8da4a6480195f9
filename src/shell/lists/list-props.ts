import type { PageMarket } from '@/lib/page-market';

/** What the pages of lists are given: the market that the server rendered, and the name of its zone. */
export type ListProps = { shown: PageMarket; zone: string };
