import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { waitForLayers } from '@/ui/popups/back-button';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { useModulesQuery } from './api';
import styles from './module-chooser.module.css';
import { useChooseModule } from './use-choose-module';

type Props = {
  /** The current module, highlighted (NAV-18). */
  currentId: number | null;
};

/** A grid of all modules to switch to (NAV-16…22). */
export function ModuleChooser({ currentId, onClose }: Props & Closing<void>) {
  const { t } = useTranslation();
  const { data: modules, error, refetch } = useModulesQuery();
  const choose = useChooseModule();

  return (
    <Modal title={t('module.choose')} width={640} onClose={() => onClose()}>
      {!modules && (error ? <NotLoaded title={t('home.failed_title')} onRetry={refetch} /> : <SkeletonRows />)}
      {modules?.length === 0 && <EmptyState title={t('module.none_title')} text={t('module.none_text')} />}
      {modules && modules.length > 0 && (
        <ul className={styles.grid}>
          {modules.map((module) => (
            <li key={module.id}>
              <button
                type="button"
                className={styles.card}
                data-module={module.module_type}
                aria-pressed={module.id === currentId}
                onClick={() => {
                  onClose();
                  void waitForLayers().then(() => choose(module));
                }}
              >
                {module.icon_full_url && <img src={module.icon_full_url} alt="" width={64} height={64} />}
                <b>{module.module_name}</b>
                {module.id === currentId && (
                  <span className={styles.mark}>
                    <Icon name="check" size={16} />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
