import type { PageMarket } from '@/lib/page-market';

/** `renderedMarket` is the one that the server listed; that of the page may leave the module to the visitor. */
export type ListProps = { renderedMarket: PageMarket; zone: string };
