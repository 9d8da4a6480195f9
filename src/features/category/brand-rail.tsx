import { useTranslation } from 'react-i18next';
import type { Brand } from '@/contract/catalogue/brand';
import { languageOfName } from '@/domain/text/language';
import { Link } from '@/ui/controls/link';
import { RailSection } from '@/ui/lists/rail-section';
import { brandHref } from './brand-href';
import styles from './brand-rail.module.css';

/** The brands, each linked to its items. */
export function BrandRail({ title, brands }: { title: string; brands: readonly Brand[] }) {
  const { t } = useTranslation();
  const seeAll = { href: '/all-brands', text: t('ui.see_all'), label: `${t('ui.see_all')}: ${title}` };
  return (
    <RailSection title={title} seeAll={seeAll} of="auto">
      {brands.map((brand) => (
        <BrandLink key={brand.id} brand={brand} />
      ))}
    </RailSection>
  );
}

/** All brands on their own page. */
export function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className={styles.grid} role="list">
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandLink brand={brand} />
        </li>
      ))}
    </ul>
  );
}

function BrandLink({ brand }: { brand: Brand }) {
  const { name, image_full_url } = brand;
  return (
    <Link className={styles.brand} href={brandHref(brand)}>
      <img src={image_full_url ?? '/images/no-picture.svg'} alt="" width={88} height={88} loading="lazy" />
      <bdi className="clamp1" lang={languageOfName(name)}>
        {name}
      </bdi>
    </Link>
  );
}
