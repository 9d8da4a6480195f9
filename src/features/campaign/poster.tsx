import { Link } from '@/ui/controls/link';
import { Icon } from '@/ui/display/icon';
import { toolIcons } from '@/ui/icons/tool-icons';
import styles from './poster.module.css';

/** A single picture between two sections. */
export function Poster({ src, href, text }: { src: string; href: string; text: string }) {
  return (
    <Link href={href} className={styles.posterLink}>
      <img className={styles.poster} src={src} alt="" width={1200} height={450} loading="lazy" decoding="async" />
      <span>
        {text}
        <Icon name={toolIcons.arrowRight} size={16} />
      </span>
    </Link>
  );
}
