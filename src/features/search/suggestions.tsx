import { useRouter } from 'next/router';
import { useId, useMemo, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryHref } from '@/features/category/category-href';
import { itemPath } from '@/features/item/item-href';
import { storeHref } from '@/features/item/store-href';
import { subscribe } from '@/lib/session';
import { useEffectiveMarket } from '@/lib/use-page-market';
import { forgetAllWords, forgetWords, recentWords } from './recent-words';
import { RecentList, SuggestionList, type Option } from './suggestion-list';
import styles from './suggestions.module.css';
import { useComboboxInput } from './use-combobox-input';
import { useSuggestions, type Suggestion } from './use-suggestions';
import { useSettled } from './use-settled';

type Props = {
  /** The field of the search form, which works without all this. */
  input: HTMLInputElement;
  module_id: number | null;
};

/** Below the search field while it has the focus: what was searched for before, then what the letters may mean. */
export function Suggestions({ input, module_id }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const listId = useId();
  const [words, setWords] = useState(input.value.trim());
  const { options, isRecent, settled } = useOptions(useMarket(module_id), words);

  function go(option: Option) {
    input.blur();
    void router.push(option.href);
  }

  const panel = useRef<HTMLDivElement>(null);
  const combobox = { listId, panel, options, onWords: setWords, onChoose: go };
  const { isOpen, active, close } = useComboboxInput(input, combobox);
  if (!isOpen || options.length === 0) return null;

  function leave({ currentTarget, relatedTarget: next }: FocusEvent) {
    if (next !== input && !currentTarget.contains(next)) close();
  }
  function escape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    input.focus();
    close();
  }
  // What is forgotten takes its button along.
  function forget(act: () => void) {
    input.focus();
    act();
  }

  const props = { id: listId, options, active, onChoose: go };
  return (
    // A press leaves the focus to the field, so that its letters go on.
    <div
      ref={panel}
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={leave}
      onKeyDown={escape}
    >
      {isRecent ? (
        <RecentList
          {...props}
          onForget={(forgotten) => forget(() => forgetWords(forgotten))}
          onForgetAll={() => forget(forgetAllWords)}
        />
      ) : (
        <SuggestionList {...props} label={t('search.suggestions')} />
      )}
      <span className="vh" role="status">
        {settled && !isRecent && t('search.suggested', { count: options.length - 1 })}
      </span>
    </div>
  );
}

function useMarket(module_id: number | null) {
  const { zone_ids } = useEffectiveMarket();
  return useMemo(() => ({ zone_ids, module_id }), [zone_ids, module_id]);
}

/** A text, since a store's snapshot must stay the same until something changes. */
const recentText = () => JSON.stringify(recentWords());

function useOptions(market: ReturnType<typeof useMarket>, words: string) {
  const { t } = useTranslation();
  const settled = useSettled(words);
  const found = useSuggestions(market, settled);
  const recent = useSyncExternalStore(subscribe, recentText, () => '[]');
  const isRecent = words === '';
  const options = useMemo((): Option[] => {
    // What the module above has written.
    const before = JSON.parse(recent) as string[];
    if (isRecent) return before.map((it) => ({ key: it, name: it, href: searchHref(it), icon: 'clock' }));
    const all: Option = {
      key: 'all',
      name: t('search.all_results', { words }),
      href: searchHref(words),
      icon: 'search',
    };
    return [...found.map((it) => optionOf(it, t(`search.suggested_${it.kind}`))), all];
  }, [isRecent, recent, found, words, t]);
  return { options, isRecent, settled: settled === words };
}

const searchHref = (words: string) => `/home?search=${encodeURIComponent(words)}`;

function optionOf({ kind, id, slug, name, picture }: Suggestion, kindText: string): Option {
  const href = {
    item: id === 0 ? searchHref(name) : itemPath({ id, slug }),
    store: storeHref({ id }),
    category: categoryHref({ id, slug }),
  }[kind];
  return {
    key: `${kind} ${id} ${name}`,
    name,
    href,
    icon: id === 0 ? 'search' : kind === 'store' ? 'store' : 'grid',
    picture,
    kind: kindText,
  };
}
