import { useLayoutEffect } from 'react';
import { narrowings } from '@/domain/search/search-choice';
import { useStoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import type { Scope } from './api';
import { Found } from './found';
import { useChoice } from './use-choice';

type Props = { market: PageMarket; scope: Scope; onNarrowed: (isNarrowed: boolean) => void };

/** The tools of a rendered list, and the filtered list once a filter is used. */
export function Narrowing({ market, scope, onNarrowed }: Props) {
  const texts = useStoreTexts();
  const [choice, choose] = useChoice(market, texts.config);
  const isNarrowed = narrowings(choice) > 0 || choice.order !== 'relevant';
  useLayoutEffect(() => onNarrowed(isNarrowed), [isNarrowed, onNarrowed]);
  const props = { market, scope, choice, onChoice: choose, texts };
  // The same tools before and after, so that they keep the focus.
  return <Found {...props} beside={false} isBare={!isNarrowed} />;
}
