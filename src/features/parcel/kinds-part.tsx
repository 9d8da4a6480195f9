import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Checkbox, RadioCard } from '@/ui/fields/choice';
import { Icon } from '@/ui/display/icon';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Panel } from '@/ui/display/panel';
import { parcelCategoriesQuery } from './api';
import type { MissingKind } from './delivery-info';
import type { ChangeParcel, ParcelDraft } from './parcel-draft';
import styles from './parcel.module.css';

type Props = {
  module_id: number;
  draft: ParcelDraft;
  change: ChangeParcel;
  onKind: (category_id: number) => void;
  /** The missing choice that the customer was told about. */
  missing: MissingKind;
};

/** The category of the parcel, its size limit, and what is prohibited: all before any price (beyond §2.25). */
export function KindsPart({ module_id, draft, change, onKind, missing }: Props) {
  const { t } = useTranslation();
  const { data: categories = [], isError, refetch } = useQuery(parcelCategoriesQuery({ module_id }));
  return (
    <Panel title={t('parcel.what_title')}>
      {isError && categories.length === 0 && <NotLoaded title={t('home.failed_title')} onRetry={refetch} />}
      {missing === 'kind' && (
        <p id="parcel-what-missing" role="alert" data-problem-text className={styles.missing}>
          {t('parcel.missing_what')}
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={t('parcel.what_title')}
        aria-describedby={missing === 'kind' ? 'parcel-what-missing' : undefined}
        data-wrong={missing === 'kind' || undefined}
        className={styles.kinds}
      >
        {categories.map(({ id, name, description, image_full_url }) => (
          <RadioCard
            key={id}
            name="parcel-category"
            picture={image_full_url ?? undefined}
            title={name}
            text={description}
            checked={draft.category_id === id}
            onChange={() => onKind(id)}
          />
        ))}
      </div>
      <p className={styles.limits}>
        <Icon name="circle-alert" size={20} /> {t('parcel.limits')}
      </p>
      <Checkbox
        checked={draft.is_allowed}
        error={missing === 'allowed' ? t('parcel.missing_allowed') : undefined}
        onChange={(event) => change({ is_allowed: event.target.checked })}
      >
        {t('parcel.allowed')}
      </Checkbox>
    </Panel>
  );
}
