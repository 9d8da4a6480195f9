import styles from './breadcrumbs.module.css';
import { Icon } from '../display/icon';
import { Link } from '../controls/link';
import { Name } from '../display/name';

type Props = {
  label: string;
  /** The last one is the page itself and needs no `href`. */ crumbs: readonly {
    text: string;
    href?: string | undefined;
  }[];
};

export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ text, href }, index) => (
          <li key={index}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {href ? (
              <Link href={href}>
                <Name>{text}</Name>
              </Link>
            ) : (
              <span aria-current="page">
                <Name>{text}</Name>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
