import { StoreRail } from '@/features/store/list/store-rail';
import type { StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { Loaded } from '../lists/loaded';
import { visitAgainQuery } from './visit-again-api';

type Props = { market: PageMarket; texts: StoreTexts };

/** Stores that the customer has ordered from before; nothing for guests. */
export function VisitAgain({ market, texts }: Props) {
  const { token } = useSession();
  return (
    <Loaded query={visitAgainQuery(token, market)} placeholder={null}>
      {(stores) => stores.length > 0 && <StoreRail title={texts.t('home.visit_again')} stores={stores} texts={texts} />}
    </Loaded>
  );
}
