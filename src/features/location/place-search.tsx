import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Place, Suggestion } from '@/contract/place/place';
import { classNames } from '@/ui/class-names';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { placeQuery, usePlaces } from './api';
import styles from './place-search.module.css';

type Props = {
  /** `hero` has a button of its own and works as a plain form before the script is there. */
  look: 'hero' | 'field';
  onPick: (place: Place) => void;
  inputRef?: Ref<HTMLInputElement>;
};

const PAUSE_MS = 250;

/** A search field for streets, houses and places, with a list that follows the typing (LOC-12, LOC-13). */
export function PlaceSearch({ look, onPick, inputRef }: Props) {
  const { t } = useTranslation();
  const { locale } = useRouter();
  const { typed, question, setTyped, take } = useTyped();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { data: found, isFetching, isError } = usePlaces(question);
  const list = found ?? [];
  const { pick, isPicking, hasFailed } = usePick((place) => {
    setIsOpen(false);
    take(place.address);
    onPick(place);
  });

  function type(text: string) {
    setTyped(text);
    setActive(-1);
    setIsOpen(true);
  }
  const form = useTypedBefore('place', type);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsOpen(true);
    pick(list[Math.max(0, active)]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen && list.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
    const next = stepped(active, event.key, list.length);
    if (next === null) return;
    event.preventDefault();
    setIsOpen(true);
    setActive(next);
  }

  const message = useMessage({ hasFailed: isError || hasFailed, found: isOpen && !isFetching ? found : undefined });
  const isShown = isOpen && list.length > 0;
  return (
    <form
      ref={form}
      role="search"
      className={styles.form}
      action={locale === 'ar' ? '/ar/home' : '/home'}
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <div className={classNames(styles.box, styles[look])}>
        <Icon name={look === 'hero' ? 'map-pin' : 'search'} size={look === 'hero' ? 24 : 20} />
        <input
          ref={inputRef}
          type="search"
          name="place"
          role="combobox"
          aria-label={t('location.search_location')}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder={t('location.search_placeholder')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
        />
        {look === 'hero' && (
          <Button type="submit" loading={isPicking}>
            {t('location.find')}
          </Button>
        )}
      </div>
      <ul id={listId} role="listbox" aria-label={t('location.suggestions')} className={styles.list} hidden={!isShown}>
        {isShown && list.map((it, n) => <Row key={it.placeId} {...{ it, n, listId, active, pick }} />)}
      </ul>
      <Status isListShown={isShown}>{message}</Status>
    </form>
  );
}

/** Says what the list is, or why there is none; to the eye only where there is none. */
function Status({ isListShown, children }: { isListShown: boolean; children: string }) {
  return (
    <p role="status" className={isListShown ? 'vh' : styles.message}>
      {children}
    </p>
  );
}

/** Takes over what was typed before the script ran; before paint, since the next render would clear the field. */
function useTypedBefore(name: string, type: (text: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const take = useEffectEvent(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value !== '') type(field.value);
  });
  useLayoutEffect(() => take(), []);
  return form;
}

function useMessage({ hasFailed, found }: { hasFailed: boolean; found: readonly Suggestion[] | undefined }): string {
  const { t } = useTranslation();
  if (hasFailed) return t('location.search_failed');
  if (!found) return '';
  return found.length === 0 ? t('location.nothing_found') : t('location.places_found', { count: found.length });
}

/** What stands in the field, and what is asked of it: an address that was picked finds nothing as a whole. */
function useTyped() {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const question = usePaused(typed === picked ? '' : typed);
  function take(address: string) {
    setTyped(address);
    setPicked(address);
  }
  return { typed, question, setTyped, take };
}

/** The next row of the list, round its ends; −1 is the field itself. */
function stepped(active: number, key: string, count: number): number | null {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}

type RowProps = { it: Suggestion; n: number; listId: string; active: number; pick: (it: Suggestion) => void };

function Row({ it, n, listId, active, pick }: RowProps) {
  return (
    <li
      id={`${listId}-${n}`}
      role="option"
      aria-selected={n === active}
      className={styles.option}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => pick(it)}
    >
      <Icon name="map-pin" />
      <span>
        <strong>
          <bdi>{it.main}</bdi>
        </strong>
        <small>
          <bdi>{it.secondary}</bdi>
        </small>
      </span>
    </li>
  );
}

/** Fetches where a suggestion lies. */
function usePick(onPlace: (place: Place) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'picking' | 'failed'>('idle');
  async function pick({ placeId, main, secondary }: Suggestion) {
    setState('picking');
    try {
      const place = await client.fetchQuery(placeQuery(placeId));
      setState('idle');
      onPlace({ ...place, address: place.address || [main, secondary].filter(Boolean).join(', ') });
    } catch {
      setState('failed');
    }
  }
  return {
    pick: (it: Suggestion | undefined) => void (it && pick(it)),
    isPicking: state === 'picking',
    hasFailed: state === 'failed',
  };
}

/** The text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
