import { useTranslation } from '@/i18n/react';
import type { Brand } from '@/contract/category';
import { Link } from '@/ui/link';
import { RailSection } from '@/ui/rail-section';
import styles from './brand-rail.module.css';

/** Each leads to what is found under its name. */
export function BrandRail({ title, brands }: { title: string; brands: readonly Brand[] }) {
  const { t } = useTranslation();
  return (
    <RailSection title={title} of="auto" arrows={{ previous: t('ui.previous'), next: t('ui.next') }}>
      {brands.map(({ id, name, image_full_url }) => (
        <Link key={id} className={styles.brand} href={`/home?search=${encodeURIComponent(name)}`}>
          <img src={image_full_url ?? '/images/no-picture.svg'} alt="" width={88} height={88} loading="lazy" />
          <bdi className="clamp1">{name}</bdi>
        </Link>
      ))}
    </RailSection>
  );
}
