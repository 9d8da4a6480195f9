import { listVisitAgain } from '@/contract/catalogue/visit';
import { StoreRail } from '@/features/store/store-rail';
import type { StoreTexts } from '@/features/store/use-store-texts';
import { customerQuery } from '@/lib/api/customer';
import type { PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { Loaded } from '../lists/loaded';

type Props = { market: PageMarket; texts: StoreTexts };

/** Stores from which the customer has ordered before; nothing for visitors. */
export function VisitAgain({ market, texts }: Props) {
  const { token } = useSession();
  if (!token) return null;
  return (
    <Loaded of={customerQuery(token, listVisitAgain, {}, { market })} room={null}>
      {(stores) => stores.length > 0 && <StoreRail title={texts.t('home.visit_again')} stores={stores} texts={texts} />}
    </Loaded>
  );
}
