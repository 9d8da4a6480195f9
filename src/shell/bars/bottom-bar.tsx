import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useCurrentModule } from '@/features/module/current-module';
import { onIntent } from '@/ui/controls/on-intent';
import { useSession } from '@/lib/session';
import { CountBadge } from '@/ui/display/count-badge';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Link } from '@/ui/controls/link';
import styles from './bottom-bar.module.css';
import { CartCount } from './cart-count';
import { loadMenu, openMenu } from './open-menu';
import { publicPath } from '../seo/public-path';
import { useHomePath } from '../home/use-home-path';

/** Rental has a vehicle search instead of a text search. */
const VEHICLES = '/rental/vehicle-search';

/** The bottom navigation of narrow screens, with five entries. */
export function BottomBar() {
  const { t } = useTranslation();
  const router = useRouter();
  const { pathname, query } = router;
  const path = publicPath(router);
  const { token } = useSession();
  const home = useHomePath();
  const isHome = path === '/' || path === '/home';
  const isRental = useCurrentModule()?.module_type === 'rental';
  const isSearch = (isHome && query.search !== undefined) || pathname.startsWith(VEHICLES);
  const isOrders = path === '/profile' && /^my-(orders|trips)/.test(String(query.page));
  const orders = token ? `/profile?page=${isRental ? 'my-trips' : 'my-orders'}` : '/track-order';

  return (
    <nav className={styles.bar} aria-label={t('shell.main')}>
      <Entry href={home} icon="house" label={t('shell.home')} current={isHome && !isSearch} />
      <Entry href={isRental ? VEHICLES : '/home?search='} icon="search" label={t('shell.search')} current={isSearch} />
      <Entry
        href={orders}
        icon="receipt"
        label={t(isRental ? 'shell.my_trips' : 'shell.orders')}
        current={pathname.startsWith('/track-order') || isOrders}
      />
      <CartCount>
        {({ count, open, load }) => (
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-label={count > 0 ? t('shell.cart_with', { count }) : t('shell.cart')}
            {...onIntent(load)}
            onClick={open}
          >
            <Icon name="shopping-bag" size={24} />
            <span>{t('shell.cart')}</span>
            <CountBadge count={count} className={styles.count} />
          </button>
        )}
      </CartCount>
      {token ? (
        <Entry href="/profile" icon="user" label={t('shell.account')} current={path === '/profile' && !isOrders} />
      ) : (
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          {...onIntent(loadMenu)}
          onClick={() => void openMenu()}
        >
          <Icon name="user" size={24} />
          <span>{t('shell.account')}</span>
        </button>
      )}
    </nav>
  );
}

function Entry({ href, icon, label, current }: { href: string; icon: IconName; label: string; current: boolean }) {
  return (
    <Link href={href} className={styles.item} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} size={24} />
      <span>{label}</span>
    </Link>
  );
}
