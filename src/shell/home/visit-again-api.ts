import { listVisitAgain } from '@/contract/catalogue/visit';
import { customerQuery } from '@/lib/api/customer';
import type { PageMarket } from '@/lib/page-market';

export const visitAgainQuery = (token: string | null, market: PageMarket) =>
  customerQuery(token, listVisitAgain, {}, { market });
