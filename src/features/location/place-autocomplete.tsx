import { useState, type FormEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundPlace, Suggestion } from '@/contract/place/map';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Autocomplete } from '@/ui/overlay/fields/autocomplete';
import { Button } from '@/ui/overlay/button';
import { OnPage } from '@/ui/overlay/on-page';
import { useDebounced } from '@/ui/fields/use-debounced';
import type { PlainField } from '@/ui/fields/use-on-first-focus';
import { useFindPlace, usePlaces } from './api';
import { PlaceForm, type PlaceLook } from './place-form';
import styles from './place-search.module.css';

const PAUSE_MS = 250;

type Props = {
  look: PlaceLook;
  onPick: (place: FoundPlace) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The state of the plain field that this one replaces. */
  plainField?: PlainField | undefined;
};

/** A search field for streets, houses and places, with live suggestions (LOC-12, LOC-13). */
function PlaceAutocomplete({ look, onPick, inputRef, plainField }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(plainField?.text ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const { question, take } = useQuestion(text);
  const { data: found, isFetching, isError } = usePlaces(question);
  const list = found ?? [];
  const { pick, isPicking, hasFailed } = usePick((place) => {
    setIsOpen(false);
    take(place.address);
    setText(place.address);
    onPick(place);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsOpen(true);
    pick(list[0]);
  }

  const message = useMessage({ hasFailed: isError || hasFailed, found: isOpen && !isFetching ? found : undefined });
  const isShown = isOpen && list.length > 0;
  return (
    <PlaceForm
      look={look}
      onSubmit={submit}
      button={
        <Button type="submit" loading={isPicking}>
          {t('location.find')}
        </Button>
      }
      below={<Status isListShown={isShown}>{message}</Status>}
    >
      <Autocomplete
        text={text}
        onText={setText}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        options={list}
        optionKey={(suggestion) => suggestion.placeId}
        onChoose={pick}
        renderOption={(suggestion) => <Row suggestion={suggestion} />}
        listLabel={t('location.suggestions')}
        listClass={styles.list}
        optionClass={styles.option}
        renderPanel={(panel) => panel}
        inputRef={inputRef}
        inputClass={styles.input}
        caret={plainField?.caret}
        input={{
          type: 'search',
          name: 'place',
          'aria-label': t('location.search_location'),
          placeholder: t('location.search_placeholder'),
        }}
      />
    </PlaceForm>
  );
}

/** The search field of a dialog. */
export function PlaceField(props: Pick<Props, 'onPick' | 'inputRef'>) {
  return <PlaceAutocomplete {...props} look="field" />;
}

/** Replaces the plain field of a page. */
export function PlaceOnPage(props: Props) {
  return (
    <OnPage>
      <PlaceAutocomplete {...props} />
    </OnPage>
  );
}

/** Announces the list, or why there is none; visible only where there is none. */
function Status({ isListShown, children }: { isListShown: boolean; children: string }) {
  return (
    <p role="status" className={isListShown ? 'vh' : styles.message}>
      {children}
    </p>
  );
}

function useMessage({ hasFailed, found }: { hasFailed: boolean; found: readonly Suggestion[] | undefined }): string {
  const { t } = useTranslation();
  if (hasFailed) return t('location.search_failed');
  if (!found) return '';
  return found.length === 0 ? t('location.nothing_found') : t('location.places_found', { count: found.length });
}

/** The text to fetch suggestions for. A picked address is not searched for, since its full text finds nothing. */
function useQuestion(text: string) {
  const [picked, setPicked] = useState('');
  return { question: useDebounced(text === picked ? '' : text, PAUSE_MS), take: setPicked };
}

function Row({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="map-pin" />
      <span>
        <strong>
          <Name>{suggestion.main}</Name>
        </strong>
        <small>
          <Name>{suggestion.secondary}</Name>
          {!suggestion.isServed && <b className={styles.notServed}>{t('location.not_served')}</b>}
        </small>
      </span>
    </>
  );
}

/** Fetches the point of a suggestion. */
function usePick(onPlace: (place: FoundPlace) => void) {
  const { mutate, isPending, isError } = useFindPlace();
  const pick = ({ placeId, main, secondary }: Suggestion) =>
    mutate(placeId, {
      onSuccess: (place) =>
        onPlace({ ...place, address: place.address || [main, secondary].filter(Boolean).join(', ') }),
    });
  return {
    pick: (chosen: Suggestion | undefined) => chosen && pick(chosen),
    isPicking: isPending,
    hasFailed: isError,
  };
}
