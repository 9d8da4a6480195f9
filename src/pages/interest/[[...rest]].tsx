import { useTranslation } from 'react-i18next';
import { useCurrentModule } from '@/features/module/current-module';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useSession } from '@/lib/session';
import { onDemand, rendered } from '@/server/pages/ssr';
import { ListPage } from '@/shell/lists/list-page';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { browserOnly } from '@/ui/lazy/browser-only';

const Interests = browserOnly(
  () => import('@/features/category/interests').then((mod) => mod.Interests),
  () => <PersonalSkeleton />,
);

export const getStaticPaths = onDemand;

export const getStaticProps = rendered(async () => ({}));

/** The choice of interests in a module that is new to the customer (ROUTE-16). */
export default function InterestRoute() {
  const { t } = useTranslation();
  const module = useCurrentModule();
  const title = module ? t('interests.title_of', { module: module.module_name }) : t('interests.title');
  return (
    <>
      <Seo title={t('interests.title')} description={t('interests.text')} path="/interest" noindex />
      <ListPage title={title} text={t('interests.text')}>
        <Asked module_id={module?.id ?? null} />
      </ListPage>
    </>
  );
}

function Asked({ module_id }: { module_id: number | null }) {
  const { t } = useTranslation();
  const { zone_ids } = useSession();
  if (!useHydrated()) return <PersonalSkeleton />;
  if (module_id !== null) return <Interests key={module_id} market={{ zone_ids, module_id }} />;
  return (
    <EmptyState
      icon="user"
      title={t('interests.no_module')}
      action={<ButtonLink href="/home">{t('home.home')}</ButtonLink>}
    />
  );
}
