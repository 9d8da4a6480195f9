import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/controls/link';
import styles from './logo.module.css';
import { useHomePath } from '../home/use-home-path';

type Props = {
  name: string;
  /** Only the symbol, as on phones beside the place. */
  compact?: 'always' | 'narrow' | undefined;
  className?: string | undefined;
};

/** Links to `/home` when a place is chosen, otherwise to the start page (NAV-14). */
export function Logo({ name, compact, className }: Props) {
  const { t } = useTranslation();
  const href = useHomePath();
  return (
    <Link href={href} className={classNames(styles.logo, className)} aria-label={t('shell.home_of', { name })}>
      <LogoMark />
      {compact !== 'always' && <span className={compact === 'narrow' ? styles.wideName : undefined}>{name}</span>}
    </Link>
  );
}

/** The logo of the business, or Medina's where it has none. */
export function LogoMark() {
  const { logo_full_url: src } = useConfig();
  if (src) return <img className={styles.mark} src={src} alt="" width={34} height={34} />;
  return (
    <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="10" />
      <path d="M8 26V15.8C8 10.9 12 7 17 7s9 3.9 9 8.8V26h-5.2v-9.6c0-2.2-1.7-3.9-3.8-3.9s-3.8 1.7-3.8 3.9V26H8Z" />
      <circle cx="17" cy="17.6" r="2.1" />
    </svg>
  );
}
