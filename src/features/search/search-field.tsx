import { useRouter } from 'next/router';
import {
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactElement,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { texts } from '@/contract/core/wire-values';
import { categoryHref } from '@/features/item/category-href';
import { itemPath } from '@/features/item/item-href';
import { storeHref } from '@/features/item/store-href';
import { subscribe } from '@/lib/session';
import { useEffectiveMarket } from '@/lib/use-page-market';
import { Autocomplete } from '@/ui/overlay/fields/autocomplete';
import { OnPage } from '@/ui/overlay/on-page';
import { useDebounced } from '@/ui/fields/use-debounced';
import type { PlainField } from '@/ui/fields/use-on-first-focus';
import { accountIcons } from '@/ui/icons/account-icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { forgetAllWords, forgetWords, recentWords } from './recent-words';
import { OptionRow, RecentPanel, type Option } from './suggestion-parts';
import styles from './suggestions.module.css';
import { useSuggestions, type Suggestion } from './use-suggestions';

/** A typical pause between two letters. */
const PAUSE_MS = 180;

type Props = {
  /** The state of the plain field that this one replaces. */
  plainField: PlainField;
  input: Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange' | 'onKeyDown'>;
  inputRef: RefObject<HTMLInputElement | null>;
  inputClass?: string | undefined;
  module_id: number | null;
};

/** The search field with its panel: recent searches at first, then suggestions. */
export function SearchField({ plainField, input, inputRef, inputClass, module_id }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const [text, setText] = useState(plainField.text);
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const words = text.trim();
  const { options, isRecent, isSettled } = useOptions(useMarket(module_id), words);

  function go(option: Option) {
    inputRef.current?.blur();
    void router.push(option.href);
  }
  /** Moving the focus to the buttons of the panel does not close it. */
  function change(isNowOpen: boolean, next?: EventTarget | null) {
    if (isNowOpen || !(next instanceof Node && panel.current?.contains(next))) setIsOpen(isNowOpen);
  }

  return (
    <OnPage>
      <Autocomplete
        text={text}
        onText={setText}
        isOpen={isOpen}
        onOpenChange={change}
        options={options}
        optionKey={(option) => option.key}
        onChoose={go}
        renderOption={(option) => <OptionRow option={option} />}
        listLabel={t(isRecent ? 'search.recent' : 'search.suggestions')}
        optionClass={styles.option}
        renderPanel={(list) => (
          <SuggestionsPanel
            {...{ panel, inputRef, options, isRecent }}
            announcement={isSettled && !isRecent && t('search.suggested', { count: options.length - 1 })}
            onClose={(next) => change(false, next)}
          >
            {list}
          </SuggestionsPanel>
        )}
        input={input}
        inputRef={inputRef}
        inputClass={inputClass}
        caret={plainField.caret}
        onKey={({ key }, marked) => {
          if (key === 'Delete' && marked?.icon === 'clock') forgetWords(marked.name);
        }}
      />
    </OnPage>
  );
}

type PanelProps = Pick<Props, 'inputRef'> & {
  panel: RefObject<HTMLDivElement | null>;
  options: readonly Option[];
  isRecent: boolean;
  announcement: string | false;
  /** `next` is the element that gets the focus, if that closes the panel. */
  onClose: (next?: EventTarget | null) => void;
  children: ReactElement;
};

/** The panel below the field: the list, and the buttons that delete recent searches. */
function SuggestionsPanel({ panel, inputRef, options, isRecent, announcement, onClose, children }: PanelProps) {
  const focusField = () => inputRef.current?.focus();
  // Deleting an entry removes its focused button as well.
  function forget(act: () => void) {
    focusField();
    act();
  }
  return (
    // A press keeps the focus in the field, so that typing can go on.
    <div
      ref={panel}
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget: next }) => next !== inputRef.current && onClose(next)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        focusField();
        onClose();
      }}
    >
      {isRecent ? (
        <RecentPanel
          options={options}
          onForget={(forgotten) => forget(() => forgetWords(forgotten))}
          onForgetAll={() => forget(forgetAllWords)}
        >
          {children}
        </RecentPanel>
      ) : (
        children
      )}
      <span className="vh" role="status">
        {announcement}
      </span>
    </div>
  );
}

function useMarket(module_id: number | null) {
  const { zone_ids } = useEffectiveMarket();
  return useMemo(() => ({ zone_ids, module_id }), [zone_ids, module_id]);
}

/** A string, since the snapshot of an external store must be stable. */
const recentText = () => JSON.stringify(recentWords());

function useOptions(market: ReturnType<typeof useMarket>, words: string) {
  const { t } = useTranslation();
  const settled = useDebounced(words, PAUSE_MS);
  const { found, is_answered } = useSuggestions(market, settled);
  const recent = useSyncExternalStore(subscribe, recentText, () => '[]');
  const isRecent = words === '';
  const options = useMemo((): Option[] => {
    const before = texts(JSON.parse(recent));
    if (isRecent)
      return before.map((recent) => ({ key: recent, name: recent, href: searchHref(recent), icon: 'clock' }));
    const all: Option = {
      key: 'all',
      name: t('search.all_results', { words }),
      href: searchHref(words),
      icon: 'search',
    };
    return [...found.map((suggestion) => toOption(suggestion, t(`search.suggested_${suggestion.kind}`))), all];
  }, [isRecent, recent, found, words, t]);
  // A failed request is not announced as "no suggestions".
  return { options, isRecent, isSettled: settled === words && is_answered };
}

const searchHref = (words: string) => `/home?search=${encodeURIComponent(words)}`;

function toOption({ kind, id, slug, name, picture }: Suggestion, kindText: string): Option {
  const href = {
    item: id === 0 ? searchHref(name) : itemPath({ id, slug }),
    store: storeHref({ id }),
    category: categoryHref({ id, slug }),
  }[kind];
  return {
    key: `${kind} ${id} ${name}`,
    name,
    href,
    icon: id === 0 ? 'search' : kind === 'store' ? travelIcons.store : accountIcons.grid,
    picture,
    kind: kindText,
  };
}
