import type { ReactNode } from 'react';
import { useMoney } from '@/features/config/use-money';
import { Link } from '@/ui/controls/link';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Name } from '@/ui/display/name';
import styles from './order-list.module.css';

type Props = {
  href: string;
  logo: string | null | undefined;
  /** Shown instead of a logo. */
  icon: IconName;
  name: string;
  /** "Order", before its number. */
  kind: string;
  id: number;
  when: string;
  /** The content as text; null where that is not known. */
  content: string | null;
  badge: ReactNode;
  /** What it waits for, e.g. for being paid. */
  note?: string | null;
  amount: number;
  /** The action buttons. */
  children: ReactNode;
};

/** An order or a trip in the customer's list. */
export function PurchaseCard({
  href,
  logo,
  icon,
  name,
  kind,
  id,
  when,
  content,
  badge,
  note = null,
  amount,
  children,
}: Props) {
  const { money } = useMoney();
  return (
    <article className={styles.card}>
      <Link href={href} className={styles.link}>
        <span className={styles.logo}>
          {logo ? <img src={logo} alt="" width={56} height={56} loading="lazy" /> : <Icon name={icon} size={24} />}
        </span>
        <span>
          <strong className="strong clamp2">
            <Name>{name}</Name>
          </strong>
          <span className={styles.facts}>
            <span>
              {kind} <bdi className="num">#{id}</bdi>
            </span>
            <br />
            <span>
              {when}
              {content !== null && (
                <>
                  {' · '}
                  <span>{content}</span>
                </>
              )}
            </span>
          </span>
        </span>
        <span className={styles.end}>
          {badge}
          <bdi className="num strong">{money(amount)}</bdi>
        </span>
      </Link>
      {note !== null && <p className={styles.note}>{note}</p>}
      <div className={styles.foot}>{children}</div>
    </article>
  );
}
