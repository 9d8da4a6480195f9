import { useTranslation } from 'react-i18next';
import type { CustomerSession } from '@/contract/auth/customer-session';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { ApiFailure } from '@/lib/api/errors';
import { Badge } from '@/ui/display/badge';
import { Button } from '@/ui/controls/button';
import { IconDisc } from '@/ui/display/icon-disc';
import type { IconName } from '@/ui/display/icons';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Panel } from '@/ui/display/panel';
import { SkeletonRows } from '@/ui/status/skeleton';
import { accountIcons } from '@/ui/icons/account-icons';
import { useEndOtherSessions, useEndSession, useSessions } from './account-api';
import styles from './devices.module.css';
import { useDeviceTexts } from './use-device-texts';

/** The customer's sessions, with sign-out on other devices; renders nothing if the back end does not support it. */
export function Devices() {
  const { t } = useTranslation();
  const { data, error, refetch } = useSessions();
  const panel = useKeptFocus();
  if (!data && error instanceof ApiFailure && error.status === 404) return null;
  return (
    <Panel ref={panel} title={t('profile.devices')} busy={!data && !error}>
      {data ? (
        <List of={data} />
      ) : error ? (
        <NotLoaded title={t('profile.devices_failed')} onRetry={refetch} />
      ) : (
        <SkeletonRows count={2} />
      )}
    </Panel>
  );
}

function List({ of }: { of: CustomerSession[] }) {
  const { t } = useTranslation();
  const endOthers = useEndOtherSessions();
  return (
    <>
      <p className="t14 muted">{t('profile.devices_text')}</p>
      <ul className="stack8">
        {of.map((device) => (
          <Device key={device.id} of={device} />
        ))}
      </ul>
      {of.some((device) => !device.is_current) && (
        <Button
          look="neutral"
          icon={accountIcons.logOut}
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate({})}
        >
          {t('profile.sign_out_others')}
        </Button>
      )}
    </>
  );
}

const icons: Record<NonNullable<CustomerSession['platform']>, IconName> = {
  mobile: 'smartphone',
  tablet: accountIcons.tablet,
  desktop: accountIcons.laptop,
};

function Device({ of }: { of: CustomerSession }) {
  const { t } = useTranslation();
  const { refetch } = useSessions();
  const { name, lastUse, signInDay } = useDeviceTexts();
  const end = useEndSession();
  const device = name(of);
  return (
    <li className={styles.row}>
      <IconDisc name={of.platform ? icons[of.platform] : 'globe'} />
      <span className={styles.text}>
        <strong>{device}</strong>
        {of.is_current ? (
          <Badge tone="good">{t('profile.this_device')}</Badge>
        ) : (
          <span>{t('profile.last_used', { when: lastUse(of) })}</span>
        )}
        <span>{t('profile.signed_in_on', { day: signInDay(of) })}</span>
      </span>
      {!of.is_current && (
        <Button
          look="text"
          size="small"
          aria-label={t('profile.sign_out_device', { device })}
          loading={end.isPending}
          // It may have been signed out elsewhere.
          onClick={() => end.mutate({ id: of.id }, { onError: () => void refetch() })}
        >
          {t('profile.sign_out')}
        </Button>
      )}
    </li>
  );
}
