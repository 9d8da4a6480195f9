import { useTranslation } from 'react-i18next';
import type { Module } from '@/contract/catalogue/module';
import { useModulesQuery } from '@/features/module/api';
import { saveModule } from '@/lib/session';
import { Link } from '@/ui/controls/link';
import { SectionHead } from '@/ui/lists/section-head';
import styles from './start.module.css';

/** The modules as links into the market (ROUTE-01). */
export function StartModules() {
  const { t } = useTranslation();
  const { data: modules = [] } = useModulesQuery();

  return (
    <section aria-labelledby="start-modules">
      <SectionHead id="start-modules" title={t('location.start_modules')} />
      <ul className={styles.modules}>
        {modules.map((module) => (
          <li key={module.id} data-module={module.module_type}>
            <Link href="/home" className={styles.module} onClick={() => saveModule(module)}>
              <span className={styles.modulePicture}>
                <ModulePicture module={module} size={72} />
              </span>
              <span className={styles.moduleText}>
                <strong>{module.module_name}</strong>
                <small className="clamp2">
                  <bdi>{module.description || t('location.stores_count', { count: module.stores_count })}</bdi>
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ModulePicture({ module, size, alt = '' }: { module: Module; size: number; alt?: string }) {
  const src = module.icon_full_url ?? module.thumbnail_full_url;
  if (!src) return null;
  return <img src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" />;
}
