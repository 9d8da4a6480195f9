import { useTranslation } from 'react-i18next';
import { useWebServices } from '@/features/config/web-services-api';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { Panel } from '@/ui/display/panel';
import { lazyForm } from '@/ui/lazy/lazy-form';
import { SkeletonBox } from '@/ui/status/skeleton';
import { useSwitchPush } from './account-api';
import { isPushOn } from './push';

const Switch = lazyForm(
  () => import('@/ui/overlay/fields/choice').then((mod) => mod.Switch),
  () => <SkeletonBox shape="bar" />,
);

/** Switches push messages about orders in this browser, where they are set up (PUSH-01). */
export function PushSwitch() {
  const { t } = useTranslation();
  const isConfigured = Boolean(useWebServices()?.firebase?.vapidKey);
  const isHydrated = useHydrated();
  const { mutate, isPending } = useSwitchPush();
  if (!isConfigured || !isHydrated || !('Notification' in window)) return null;

  return (
    <Panel title={t('profile.notifications')}>
      <Switch
        checked={!isPending && isPushOn()}
        disabled={isPending}
        onChange={(event) => mutate(event.target.checked)}
      >
        {t('profile.push')}
      </Switch>
    </Panel>
  );
}
