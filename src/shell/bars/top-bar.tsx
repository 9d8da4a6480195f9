import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { useModules } from '@/features/module/api';
import { useCurrentModule } from '@/features/module/current-module';
import { ModuleRail } from '@/features/module/module-rail';
import { loadModuleChooser, openModuleChooser } from '@/features/module/open-module-chooser';
import { onIntent } from '@/ui/controls/on-intent';
import { useSession } from '@/lib/session';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import { IconButton } from '@/ui/controls/icon-button';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { AccountButton } from './account-button';
import { CartButton } from './cart-button';
import { IconLink } from './icon-link';
import { LanguageMenu } from './language-menu';
import { Logo, LogoMark } from './logo';
import { NavLinks } from './nav-links';
import { PlaceButton, PlaceSelector } from './place-button';
import { loadMenu, openMenu } from './open-menu';
import { SearchBox } from './search-box';
import { ThemeSwitch } from './theme-switch';
import styles from './top-bar.module.css';
import { useTrackLabel } from './use-track-label';
import { useHasWishlist } from '../wishlist/use-has-wishlist';

/** `start` is `/`, `home` is a module's home page, `other` is every other page. */
export type BarKind = 'start' | 'home' | 'other';

const WishlistButton = optionalLazy(async () => (await import('../wishlist/wishlist-button')).WishlistButton);

/** Compact below 1180 px, wide from there. CSS decides, since the server does not know the width (NAV-01…14). */
export function TopBar({ kind }: { kind: BarKind }) {
  const { t } = useTranslation();
  const { business_name } = useConfig();
  const hasModulesButton = useModules().length > 1 && kind === 'home';
  return (
    <header className={styles.bar} data-page={kind}>
      <div className="wrap">
        <div className={styles.main}>
          {hasModulesButton && <ModulesButton />}
          <Logo
            name={business_name}
            compact={kind === 'start' ? undefined : 'narrow'}
            className={hasModulesButton ? styles.compact : undefined}
          />
          {kind !== 'home' && <NavLinks className={styles.links} />}
          {kind === 'start' ? <span className={styles.space} /> : <PlaceButton />}
          {kind !== 'start' && <SearchBox className={classNames(styles.search, styles.wide)} />}
          <Preferences kind={kind} />
          <div className={styles.actions}>
            <Shortcuts isStart={kind === 'start'} />
            <AccountButton />
            <IconButton
              icon="menu"
              label={t('shell.menu')}
              className={styles.compact}
              aria-haspopup="dialog"
              {...onIntent(loadMenu)}
              onClick={() => void openMenu()}
            />
          </div>
        </div>
        {kind === 'home' && (
          <>
            <SearchBox className={classNames(styles.searchRow, styles.compact)} />
            <ModuleRail>
              <NavLinks className={styles.railLinks} />
            </ModuleRail>
          </>
        )}
      </div>
    </header>
  );
}

/** Replaces the logo (NAV-13). */
function ModulesButton() {
  const { t } = useTranslation();
  const current = useCurrentModule();
  return (
    <button
      type="button"
      className={styles.modules}
      aria-haspopup="dialog"
      {...onIntent(loadModuleChooser)}
      onClick={() => void openModuleChooser(current?.id ?? null)}
    >
      <LogoMark />
      {t('shell.modules')}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}

/** Without a token and a place: theme, place and language (NAV-11, NAV-12). */
function Preferences({ kind }: { kind: BarKind }) {
  const { token, location } = useSession();
  if (token || location) return null;
  const isStart = kind === 'start';
  return (
    <div className={isStart ? styles.startPreferences : styles.preferences}>
      <ThemeSwitch compact={!isStart} />
      {isStart && <PlaceSelector />}
      <LanguageMenu compact={!isStart} />
    </div>
  );
}

/** Tracking for guests, chat for customers, favourites in a zone, the cart for everybody (NAV-05…08). */
function Shortcuts({ isStart }: { isStart: boolean }) {
  const { t } = useTranslation();
  const { token } = useSession();
  const module = useCurrentModule();
  const trackLabel = useTrackLabel();
  const hasWishlist = useHasWishlist();
  return (
    <>
      {!token && (
        <IconLink
          href="/track-order"
          icon="map-pinned"
          label={trackLabel}
          className={isStart ? styles.roomy : styles.wide}
        />
      )}
      {token && module?.module_type !== 'parcel' && (
        <IconLink href="/profile?page=inbox" icon="message" label={t('shell.chat')} className={styles.wide} />
      )}
      {hasWishlist && (
        <Suspense fallback={null}>
          <WishlistButton className={styles.wide} />
        </Suspense>
      )}
      <span className={styles.wide}>
        <CartButton />
      </span>
    </>
  );
}
