import { useTranslation } from 'react-i18next';
import { useCurrentModule } from '@/features/module/current-module';

/** 'Track Order', and 'Track Trip' in the rental module (ROUTE-15). */
export function useTrackLabel(): string {
  const { t } = useTranslation();
  return useCurrentModule()?.module_type === 'rental' ? t('shell.track_trip') : t('shell.track_order');
}
