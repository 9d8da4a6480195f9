import type { ReactNode } from 'react';
import { Rail, RailArrows, type RailKind } from './rail';
import { SectionHead } from './section-head';
import { useRail } from './use-rail';

type Props = {
  title: string;
  subtitle?: string | undefined;
  seeAll?: { href: string; text: string; label?: string | undefined } | undefined;
  arrows: { previous: string; next: string };
  of: RailKind;
  children: ReactNode;
};

/** A heading with arrows above the rail that they move. */
export function RailSection({ title, subtitle, seeAll, arrows, of, children }: Props) {
  const control = useRail();
  return (
    <section>
      <SectionHead
        title={title}
        subtitle={subtitle}
        seeAll={seeAll}
        arrows={<RailArrows control={control} labels={arrows} />}
      />
      <Rail label={title} of={of} control={control}>
        {children}
      </Rail>
    </section>
  );
}
