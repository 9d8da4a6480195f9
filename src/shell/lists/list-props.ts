import type { PageMarket } from '@/lib/page-market';

/** Props of list pages: the market that the server rendered for, and the name of its zone. */
export type ListProps = { shown: PageMarket; zone: string };
