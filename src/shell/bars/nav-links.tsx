import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useCurrentModule } from '@/features/module/current-module';
import { Link } from '@/ui/controls/link';
import { publicPath } from '../seo/public-path';
import { useHomePath } from '../home/use-home-path';

type NavLink = { href: string; label: string };

/** Links to the home page and the module's other pages (NAV-03, NAV-04, PARCEL-01). */
export function useNavLinks(): NavLink[] {
  const { t } = useTranslation();
  const module = useCurrentModule();
  const home = { href: useHomePath(), label: t('shell.home') };
  if (module?.module_type === 'parcel') {
    return [home, { href: '/help-and-support', label: t('shell.contact_link') }];
  }
  if (module?.module_type === 'rental') {
    return [
      home,
      { href: '/rental/vehicle-search', label: t('shell.vehicles') },
      { href: '/rental/provider/latest', label: t('shell.providers') },
    ];
  }
  return [
    home,
    { href: '/categories', label: t('shell.categories') },
    { href: '/store/latest', label: t('shell.stores') },
    { href: '/campaigns', label: t('shell.campaigns') },
  ];
}

export function NavLinks({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const path = publicPath(useRouter());
  return (
    <nav className={className} aria-label={t('shell.main')}>
      {useNavLinks().map(({ href, label }) => (
        <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
