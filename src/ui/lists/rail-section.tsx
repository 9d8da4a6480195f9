import type { ReactNode } from 'react';
import { Rail, RailArrows, type RailKind } from './rail';
import { SectionHead } from './section-head';
import { useRail } from './use-rail';

type Props = {
  title: string;
  seeAll?: { href: string; text: string; label?: string | undefined } | undefined;
  of: RailKind;
  children: ReactNode;
};

/** A heading with arrow buttons, and the rail that they scroll. */
export function RailSection({ title, seeAll, of, children }: Props) {
  const control = useRail();
  return (
    <section>
      <SectionHead title={title} seeAll={seeAll} arrows={<RailArrows control={control} />} />
      <Rail label={title} of={of} control={control}>
        {children}
      </Rail>
    </section>
  );
}
