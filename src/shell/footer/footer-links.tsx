import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { publishedPolicies } from '@/features/content/published-policies';
import { readSession } from '@/lib/session';
import { SIGNED_OUT, toast, WITHOUT_PLACE } from '@/lib/toast';
import { Link } from '@/ui/controls/link';
import { CategoryLinks } from './category-links';
import styles from './footer.module.css';
import { useTrackLabel } from '../bars/use-track-label';

type Refusal = { text: string; about: string };

type FooterLink = {
  href: string;
  label: string;
  isHidden?: boolean;
  newTab?: boolean;
  /** The reason why a link cannot be followed, or null when it can. */
  refusal?: () => Refusal | null;
};

export function FooterLinks() {
  const { t } = useTranslation();
  const quick = useQuickLinks();
  const policies = usePolicyLinks();
  const explore = useExploreLinks();
  return (
    <>
      <Column title={t('shell.quick_links')} links={quick} />
      <Column title={t('shell.explore')} links={explore} />
      <CategoryLinks known className={styles.column} />
      <Column title={t('shell.policies')} links={policies} />
    </>
  );
}

/** NAV-36…38; ROUTE-13: help opens in a new tab. */
function useQuickLinks(): FooterLink[] {
  const { t } = useTranslation();
  const { toggle_store_registration, toggle_dm_registration } = useConfig();
  const track = useTrackLabel();
  return [
    {
      href: '/store-registration?active=active',
      label: t('shell.become_a_vendor_owner'),
      isHidden: !toggle_store_registration,
    },
    {
      href: '/deliveryman-registration',
      label: t('shell.become_a_delivery_man'),
      isHidden: !toggle_dm_registration,
    },
    { href: '/help-and-support', label: t('shell.help_support') },
    { href: '/about-us', label: t('shell.about_us') },
    { href: '/track-order', label: track },
  ];
}

/** ROUTE-10, ROUTE-11: terms open in a new window. */
function usePolicyLinks(): FooterLink[] {
  const { t } = useTranslation();
  return publishedPolicies(useConfig())
    .filter((name) => name !== 'about-us')
    .map((name) => ({ href: `/${name}`, label: t(`content.${name}`), newTab: name === 'terms-and-conditions' }));
}

/** NAV-15, NAV-39, NAV-40. */
function useExploreLinks(): FooterLink[] {
  const { t } = useTranslation();
  const config = useConfig();
  const needsLogin = () =>
    readSession().token ? null : { text: t('shell.you_must_be_login_to_access_this_page'), about: SIGNED_OUT };
  const needsZone = () =>
    readSession().zone_ids.length > 0
      ? null
      : { text: t('shell.you_must_pick_a_zone_to_access_this'), about: WITHOUT_PLACE };
  return [
    { href: '/categories', label: t('shell.all_categories') },
    { href: '/store/latest', label: t('shell.latest_stores') },
    { href: '/store/popular', label: t('shell.popular_stores') },
    { href: '/campaigns', label: t('shell.campaigns'), refusal: needsZone },
    {
      href: '/profile?page=loyalty-points',
      label: t('shell.loyalty_points'),
      isHidden: !config.loyalty_point_status,
      refusal: needsLogin,
    },
    {
      href: '/profile?page=wallet',
      label: t('shell.wallet'),
      isHidden: !config.customer_wallet_status,
      refusal: needsLogin,
    },
  ];
}

function Column({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav className={styles.column} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links
          .filter(({ isHidden }) => !isHidden)
          .map(({ href, label, newTab, refusal }) => (
            <li key={href}>
              <Link
                href={href}
                {...(newTab ? { target: '_blank' } : {})}
                {...(refusal ? { onClick: guardedBy(refusal) } : {})}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function guardedBy(refusal: () => Refusal | null) {
  return (event: MouseEvent) => {
    const refused = refusal();
    if (!refused) return;
    event.preventDefault();
    void toast.error(refused.text, { about: refused.about });
  };
}
