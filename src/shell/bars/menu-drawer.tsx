import { useTranslation } from 'react-i18next';
import { loadAuth, openAuth } from '@/features/auth/open-auth';
import type { Closing } from '@/lib/dialogs';
import { onIntent } from '@/ui/controls/on-intent';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/overlay/button';
import { Drawer } from '@/ui/overlay/drawer';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Link } from '@/ui/controls/link';
import { travelIcons } from '@/ui/icons/travel-icons';
import { accountIcons } from '@/ui/icons/account-icons';
import { CategoryLinks } from '../footer/category-links';
import { LanguageLinks } from './language-links';
import styles from './menu-drawer.module.css';
import { useNavLinks } from './nav-links';
import { ProfileMenu } from './profile-menu';
import { ThemeSwitch } from './theme-switch';
import { useTrackLabel } from './use-track-label';
import { useHasWishlist } from '../wishlist/use-has-wishlist';
import { loadWishlist, openWishlist } from '../wishlist/open-wishlist';

/** The account and navigation menu of narrow screens, 320 wide (NAV-02, NAV-15). */
export function MenuDrawer({ onClose }: Closing<void>) {
  const { t } = useTranslation();
  const { token } = useSession();
  const close = () => onClose();
  return (
    <Drawer title={t('shell.menu')} width={320} onClose={close}>
      <div className="stack8">
        {token ? (
          <nav className={styles.account} aria-label={t('shell.account')}>
            <ProfileMenu onLeave={close} />
          </nav>
        ) : (
          <SignIn onLeave={close} />
        )}
        <div className={styles.preferences}>
          <ThemeSwitch />
          <div className={styles.language}>
            <Icon name="globe" />
            <LanguageLinks />
          </div>
        </div>
        <Explore onLeave={close} />
        <CategoryLinks className={styles.categories} onLeave={close} />
      </div>
    </Drawer>
  );
}

function SignIn({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.signIn}>
      <p>{t('shell.sign_in_hint')}</p>
      <Button
        block
        {...onIntent(loadAuth)}
        onClick={() => {
          onLeave();
          void openAuth('sign-in');
        }}
      >
        {t('ui.sign_in')}
      </Button>
    </div>
  );
}

/** The wishlist button of narrow screens (NAV-07). */
function Favourites({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  if (!useHasWishlist()) return null;
  function open() {
    onLeave();
    void openWishlist();
  }
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" {...onIntent(loadWishlist)} onClick={open}>
      <Icon name="heart" />
      {t('wishlist.title')}
    </button>
  );
}

function Explore({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { token } = useSession();
  const track = useTrackLabel();
  const links: { href: string; label: string; icon: IconName }[] = [
    ...useNavLinks()
      .filter(({ href }) => href !== '/store/latest')
      .map(({ href, label }) => ({ href, label, icon: iconOf(href) })),
    { href: '/store/latest', label: t('shell.latest_stores'), icon: travelIcons.store },
    { href: '/store/popular', label: t('shell.popular_stores'), icon: 'star' },
    // The entries of the account already contain it.
    ...(token ? [] : [{ href: '/track-order', label: track, icon: 'map-pinned' as const }]),
    { href: '/help-and-support', label: t('shell.help_support'), icon: accountIcons.circleHelp },
  ];
  return (
    <nav aria-label={t('shell.main')} className={styles.links}>
      {unique(links).map(({ href, label, icon }) => (
        <Link key={href} href={href} className={styles.link} onClick={onLeave}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      <Favourites onLeave={onLeave} />
    </nav>
  );
}

const icons: Record<string, IconName> = {
  '/': 'house',
  '/home': 'house',
  '/categories': accountIcons.grid,
  '/campaigns': 'badge-percent',
  '/help-and-support': accountIcons.circleHelp,
  '/rental/vehicle-search': travelIcons.car,
  '/rental/provider/latest': travelIcons.store,
};

const iconOf = (href: string): IconName => icons[href] ?? 'chevron-right';

function unique<T extends { href: string }>(links: T[]): T[] {
  return links.filter(({ href }, n) => links.findIndex((link) => link.href === href) === n);
}
