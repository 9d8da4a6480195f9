import Router from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMarket } from '@/lib/page-market';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonBox } from '@/ui/status/skeleton';
import { useMarketCategories, useSaveInterests } from './interests-api';
import styles from './interests.module.css';

const goHome = () => void Router.replace('/home');

/**
 * Which categories of a module the customer likes, to be saved or skipped. Skipping is an answer, too: whoever has
 * given it is not asked at each change of the module (ordering §4, wire-format §10).
 */
export function Interests({ market }: { market: PageMarket }) {
  const { t } = useTranslation();
  const { data: categories, isError, refetch } = useMarketCategories(market);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const save = useSaveInterests();

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  if (isError && !categories) return <NotLoaded title={t('home.failed_title')} onRetry={refetch} />;
  if (!categories) return <Waiting />;
  if (categories.length === 0) {
    return (
      <EmptyState
        title={t('ui.no_type_found', { type: t('category.type_categories') })}
        action={<Button onClick={goHome}>{t('interests.skip')}</Button>}
      />
    );
  }
  return (
    <>
      <div role="group" aria-label={t('interests.title')} className={styles.grid}>
        {categories.map(({ id, name, image_full_url }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.has(id)}
            className={styles.tile}
            onClick={() => toggle(id)}
          >
            <img src={image_full_url ?? '/images/no-picture.svg'} alt="" width={72} height={72} />
            <bdi className="clamp2">{name}</bdi>
            {chosen.has(id) && <Icon name="circle-check" className={styles.mark} />}
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          look="text"
          loading={save.isPending && save.variables.interest.length === 0}
          onClick={() => save.mutate({ interest: [] }, { onSettled: goHome })}
        >
          {t('interests.skip')}
        </Button>
        <Button
          disabled={chosen.size === 0}
          loading={save.isPending && save.variables.interest.length > 0}
          onClick={() => save.mutate({ interest: [...chosen] }, { onSuccess: goHome })}
        >
          {chosen.size > 0 ? t('interests.save_some', { count: chosen.size }) : t('interests.save')}
        </Button>
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.grid} role="status" aria-label={t('ui.loading')} aria-busy="true">
      {Array.from({ length: 8 }, (_, n) => (
        <SkeletonBox key={n} />
      ))}
    </div>
  );
}
