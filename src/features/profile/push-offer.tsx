import { useTranslation } from 'react-i18next';
import { useWebServices } from '@/features/config/web-services-api';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { useSwitchPush } from './account-api';
import { isPushOn } from './push';

/**
 * Offers news about an order on this device once it was placed, and asks the browser only when it is taken (beyond
 * §2.22). Nothing where push is not set up, is on, or was refused in this browser; guests have no place for it.
 */
export function PushOffer() {
  const { token } = useSession();
  const isHydrated = useHydrated();
  if (!token || !isHydrated || !('Notification' in window)) return null;
  return <Offer />;
}

function Offer() {
  const { t } = useTranslation();
  const isConfigured = Boolean(useWebServices()?.firebase?.vapidKey);
  const { mutate, isPending, isSuccess } = useSwitchPush();
  if (!isConfigured) return null;
  if (isSuccess) {
    const isOn = isPushOn();
    return (
      <Notice tone={isOn ? 'good' : 'warn'} live>
        {t(isOn ? 'profile.push_on' : 'profile.push_not_on')}
      </Notice>
    );
  }
  if (isPushOn() || Notification.permission === 'denied') return null;
  return (
    <Notice
      action={
        <Button look="secondary" size="small" loading={isPending} onClick={() => mutate(true)}>
          {t('profile.push_take')}
        </Button>
      }
    >
      {t('profile.push_offer')}
    </Notice>
  );
}
