import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/ui/controls/link';
import { useModules } from './api';
import { useCurrentModule } from './current-module';
import styles from './module-rail.module.css';
import { useChooseModule } from './use-choose-module';

/** The modules of the customer's zone in a row; `children` are at its end on wide screens (NAV-24). */
export function ModuleRail({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const modules = useModules();
  const current = useCurrentModule();
  const choose = useChooseModule();
  const row = useRef<HTMLDivElement>(null);
  const currentId = current?.id;

  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chosen) return;
    const beyond = chosen.offsetLeft + chosen.offsetWidth - row.current.clientWidth;
    if (beyond > 0 || chosen.offsetLeft < 0) chosen.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [currentId]);

  return (
    <nav className={styles.rail} aria-label={t('shell.modules')}>
      <div ref={row} className={styles.row}>
        {modules.map((module) => (
          <Link
            key={module.id}
            href="/home"
            className={styles.item}
            data-module={module.module_type}
            aria-current={module.id === currentId || undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(module);
            }}
          >
            {module.icon_full_url && (
              // Low priority, or they would load before the large pictures at the top of the page.
              <img src={module.icon_full_url} alt="" width={32} height={32} fetchPriority="low" />
            )}
            <span>{module.module_name}</span>
          </Link>
        ))}
        {children}
      </div>
    </nav>
  );
}
