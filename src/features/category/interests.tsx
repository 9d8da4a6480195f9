import Router from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ids } from '@/contract/core/wire-values';
import { languageOfName } from '@/domain/text/language';
import { useConfig } from '@/features/config/api';
import type { PageMarket } from '@/lib/page-market';
import { readValue, saveValue, useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonBox } from '@/ui/status/skeleton';
import { toolIcons } from '@/ui/icons/tool-icons';
import { useMarketCategories } from './api';
import { useSaveInterests } from './interests-api';
import styles from './interests.module.css';

const goHome = () => void Router.replace('/home');

/**
 * The browser stores which modules a guest was asked about (ordering §4), and apart from them those that a customer
 * has skipped where the back end refuses an empty choice.
 */
function keepAsked(name: 'interests' | 'interests-skipped', module_id: number): void {
  saveValue(name, JSON.stringify([...new Set([...ids(readValue(name)), module_id])]));
}

/**
 * Asks which categories of a module the visitor likes, to save or skip. Skipping is also an answer: the visitor is not
 * asked again at each change of the module (ordering §4, wire-format §10).
 */
export function Interests({ market }: { market: PageMarket }) {
  const { t } = useTranslation();
  const { data: categories, isError, refetch } = useMarketCategories(market);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { save, answer } = useAnswer(market);
  const isEmpty = categories?.length === 0;

  const leave = useEffectEvent(() => answer([]));
  useEffect(() => {
    // A module without categories needs no question.
    if (isEmpty) leave();
  }, [isEmpty]);

  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  /** The button of a skip shows that it is kept, the other one that a choice is. */
  const isSaving = (count: number) => save.isPending && save.variables.interest.length === count;

  if (isError && !categories) return <NotLoaded title={t('home.failed_title')} onRetry={refetch} />;
  if (!categories || isEmpty) return <Waiting />;
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
            <bdi className="clamp2" lang={languageOfName(name)}>
              {name}
            </bdi>
            {chosen.has(id) && <Icon name={toolIcons.circleCheck} className={styles.mark} />}
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <Button look="text" loading={isSaving(0)} onClick={() => answer([])}>
          {t('interests.skip')}
        </Button>
        <Button disabled={chosen.size === 0} loading={isSaving(chosen.size)} onClick={() => answer([...chosen])}>
          {chosen.size > 0 ? t('interests.save_some', { count: chosen.size }) : t('ui.save')}
        </Button>
      </div>
    </>
  );
}

/** Saves the answer in the account or this browser, and goes home. */
function useAnswer(market: PageMarket) {
  const save = useSaveInterests();
  const { token } = useSession();
  const keepsSkips = useConfig().extensions.includes('interests_skip');

  function answer(interest: number[]) {
    const isSkip = interest.length === 0;
    if (token && (keepsSkips || !isSkip)) {
      // Skipping goes home even after a failure; a failed save of chosen interests stays on the page.
      save.mutate({ interest }, isSkip ? { onSettled: goHome } : { onSuccess: goHome });
      return;
    }
    keepAsked(token ? 'interests-skipped' : 'interests', market.module_id ?? 0);
    goHome();
  }
  return { save, answer };
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
