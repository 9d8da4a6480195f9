import { useRouter } from 'next/router';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { returnedId } from '@/domain/order/gateway-return';
import { isMenuName, isOpenSection, type MenuName } from '@/domain/accounts/profile-menu';
import { wholeName } from '@/domain/accounts/person-name';
import { SignInButton } from '@/features/auth/sign-in-button';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { parsePartner } from '@/features/inbox/inbox-href';
import { UnreadNotices } from '@/features/inbox/unread-notices';
import { useProfile } from '@/features/profile/api';
import { Avatar } from '@/features/profile/avatar';
import { pictureOf } from '@/features/profile/picture-of';
import { useSession } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { accountIcons } from '@/ui/icons/account-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import { Name } from '@/ui/display/name';
import { PersonalSkeleton } from './personal-skeleton';
import styles from './profile-frame.module.css';
import { useLogOut } from '../bars/use-log-out';
import { sectionLabels, useProfileEntries } from '../bars/use-profile-entries';
import { useAskSignIn } from './use-ask-sign-in';

type Props = { section: (name: MenuName) => ReactNode };

/** `/profile?page=…`: a menu beside the section; phones show one of the two (ROUTE-05). */
export function ProfileFrame({ section }: Props) {
  const { t } = useTranslation();
  const { query, asPath, isReady } = useRouter();
  const asked = useAskedSection();
  const { token } = useSession();
  const isKnown = useHydrated() && isReady;
  useAskSignIn(isKnown && !token);
  if (!isKnown) return <Waiting />;
  if (!token) {
    return (
      <>
        <h1 className="vh">{t('profile.title')}</h1>
        <EmptyState
          icon="user"
          title={t('profile.sign_in_needed')}
          text={t('profile.sign_in_needed_text')}
          action={<SignInButton />}
        />
      </>
    );
  }
  const isOrder = asked === 'my-orders' && Boolean(query.orderId || returnedId(asPath));
  const isConversation = asked === 'inbox' && parsePartner(query) !== null;
  const name = asked ?? 'profile-settings';
  return (
    <div className={styles.grid} data-view={asked ? 'section' : 'menu'}>
      <SideMenu current={asked} shown={name} />
      <div className={styles.main} data-inner={isOrder ? 'order' : isConversation ? 'conversation' : undefined}>
        <div className={styles.title}>
          <Link href="/profile" className={styles.back} aria-label={t('profile.back')}>
            <Icon name="arrow-left" size={24} />
          </Link>
          <h1 className="t28">{t(sectionLabels[name])}</h1>
        </div>
        {section(name)}
      </div>
    </div>
  );
}

/** The section named by the URL; a section that is switched off redirects to the profile (NAV-30…32). */
function useAskedSection(): MenuName | null {
  const { query, replace } = useRouter();
  const named = parsePage(query.page);
  const config = useConfig();
  const isClosed = named !== null && !isOpenSection(named, config);
  useEffect(() => {
    if (isClosed) void replace('/profile?page=profile-settings');
  }, [isClosed, replace]);
  return isClosed ? 'profile-settings' : named;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.grid} data-view="section">
      <div className={styles.menu} aria-hidden="true" />
      <div className={styles.main}>
        <PersonalSkeleton title={t('profile.title')} />
      </div>
    </div>
  );
}

/**
 * `shown` is the section beside the menu on wide screens; on phones only a section named by the URL is marked as
 * current.
 */
function SideMenu({ current, shown }: { current: MenuName | null; shown: MenuName }) {
  const { t } = useTranslation();
  const profile = useProfile();
  const config = useConfig();
  const { money } = useMoney();
  const entries = useProfileEntries();
  const logOut = useLogOut();
  const amounts = profile && { wallet: money(profile.wallet_balance), 'loyalty-points': String(profile.loyalty_point) };
  const settings = { href: '/profile?page=settings', icon: toolIcons.settings, label: t('shell.settings') };
  return (
    <nav className={styles.menu} aria-label={t('shell.account')}>
      <div className={styles.user}>
        <Avatar src={profile ? pictureOf(profile, config) : null} />
        <span>
          <strong>
            <Name>{profile ? wholeName(profile) : t('shell.account')}</Name>
          </strong>
          <bdi dir="ltr">{profile?.phone || profile?.email}</bdi>
        </span>
      </div>
      <div className={styles.list}>
        {[...entries, settings].map(({ href, icon, label }) => (
          <Link
            key={href}
            href={href}
            className={styles.entry}
            aria-current={href.endsWith(`page=${current}`) ? 'page' : undefined}
            data-shown={href.endsWith(`page=${shown}`) || undefined}
          >
            <Icon name={icon} />
            {label}
            <Amount of={href} amounts={amounts} />
            {href.endsWith('page=inbox') && <UnreadNotices />}
          </Link>
        ))}
        <hr />
        <button type="button" className={styles.entry} onClick={() => void logOut()}>
          <Icon name={accountIcons.logOut} />
          {t('shell.logout')}
        </button>
      </div>
    </nav>
  );
}

/** The customer's balance or count, shown beside the entry's name. */
function Amount({ of, amounts = {} }: { of: string; amounts: Record<string, string> | undefined }) {
  const amount = amounts[of.split('page=')[1] ?? ''];
  if (amount === undefined) return null;
  // Amounts are left-to-right in every language, aligned to the end of the line.
  return (
    <span className={styles.amount}>
      <bdi className="num">{amount}</bdi>
    </span>
  );
}

/** Gateways append a second `?` to their callback (wire-format §4). */
function parsePage(value: string | string[] | undefined): MenuName | null {
  const [page = ''] = String(value ?? '').split('?');
  return isMenuName(page) && page !== 'track-order' ? page : null;
}
