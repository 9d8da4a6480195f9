import type { ReactNode } from 'react';
import { Link } from '../controls/link';
import styles from './section-head.module.css';

type Props = {
  title: string;
  /** Text or another small element below the title. */
  subtitle?: ReactNode;
  /** The link to the whole list. `label` is the text for screen readers where it differs: "See all popular items". */
  seeAll?: { href: string; text: string; label?: string | undefined } | undefined;
  /** `RailArrows` or another control at the end. */
  arrows?: ReactNode;
  id?: string | undefined;
};

export function SectionHead({ title, subtitle, seeAll, arrows, id }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <h2 className="t20" id={id}>
          {title}
        </h2>
        {subtitle && <div className="t14 muted">{subtitle}</div>}
      </div>
      <div className={styles.controls}>
        {seeAll && (
          <Link className={styles.all} href={seeAll.href} aria-label={seeAll.label}>
            {seeAll.text}
          </Link>
        )}
        {arrows}
      </div>
    </div>
  );
}
