import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWebServices } from '@/features/config/api';
import { useHydrated } from '@/lib/use-hydrated';
import { Switch } from '@/ui/choice';
import { Panel } from '@/ui/panel';
import { isPushOn, startPush, stopPush } from './push';

/** Messages about orders in this browser, where they are set up (PUSH-01). */
export function PushSwitch() {
  const { t } = useTranslation();
  const isConfigured = Boolean(useWebServices()?.firebase?.vapidKey);
  const isHydrated = useHydrated();
  const [isOn, setIsOn] = useState(isPushOn);
  const [isBusy, setIsBusy] = useState(false);
  if (!isConfigured || !isHydrated || !('Notification' in window)) return null;

  async function change(wanted: boolean) {
    setIsBusy(true);
    if (wanted) setIsOn(await startPush());
    else {
      setIsOn(false);
      await stopPush();
    }
    setIsBusy(false);
  }

  return (
    <Panel title={t('profile.notifications')}>
      <Switch checked={isOn} disabled={isBusy} onChange={(event) => void change(event.target.checked)}>
        {t('profile.push')}
      </Switch>
    </Panel>
  );
}
