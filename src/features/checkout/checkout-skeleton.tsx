import { useTranslation } from 'react-i18next';
import { SkeletonBox, SkeletonLine } from '@/ui/status/skeleton';
import panels from '@/ui/display/panel.module.css';
import styles from './checkout.module.css';

/** The skeleton of the page while the cart and its prices load. */
export function CheckoutSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.grid} aria-busy="true">
      <p className="vh" role="status">
        {t('checkout.loading')}
      </p>
      <div className={styles.main} aria-hidden="true">
        <SkeletonBox shape="bar" />
        {[0, 1, 2].map((n) => (
          <div key={n} className={panels.panel}>
            <SkeletonLine width="half" />
            <SkeletonBox shape="bar" />
            <SkeletonBox shape="bar" />
          </div>
        ))}
      </div>
      <div className={styles.side} aria-hidden="true">
        <div className={panels.panel}>
          <SkeletonLine width="half" />
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width="most" />
          <SkeletonBox shape="bar" />
        </div>
      </div>
    </div>
  );
}
