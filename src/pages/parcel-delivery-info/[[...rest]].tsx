import { useTranslation } from 'react-i18next';
import { listModules } from '@/contract/catalogue/module';
import { parcelCategoriesQuery } from '@/features/parcel/api';
import { missing, onDemand, rendered } from '@/server/pages/ssr';
import { PersonalSkeleton } from '@/shell/account/personal-skeleton';
import { Seo } from '@/shell/seo/seo';
import { browserOnly } from '@/ui/lazy/browser-only';

const DeliveryInfo = browserOnly(
  () => import('@/features/parcel/delivery-info').then((mod) => mod.DeliveryInfo),
  Waiting,
);

type Props = { module_id: number };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ ask, enter, get }) => {
  const module = (await ask(listModules, {})).find(({ module_type }) => module_type === 'parcel');
  if (!module) return missing;
  enter({ zone_ids: [], module_id: module.id });
  await get(parcelCategoriesQuery({ module_id: module.id }));
  return { module_id: module.id };
});

export default function ParcelDeliveryInfo({ module_id }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Seo title={t('parcel.title')} description={t('parcel.description')} path="/parcel-delivery-info" noindex />
      <DeliveryInfo module_id={module_id} />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <PersonalSkeleton title={t('parcel.title')} />
    </div>
  );
}
