import { importPart } from '@/lib/import-part';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundPlace } from '@/contract/place/map';
import { Button } from '@/ui/controls/button';
import { useOnFirstFocus } from '@/ui/fields/use-on-first-focus';
import { PlaceForm, type PlaceLook } from './place-form';

type Props = { look: PlaceLook; onPick: (place: FoundPlace) => void; inputRef?: RefObject<HTMLInputElement | null> };

const loadPlaces = async () => (await importPart(() => import('./place-autocomplete'))).PlaceOnPage;

/** The place search of a page: a plain field, until suggestions load lazily with the first focus. */
export function PlaceSearch({ look, onPick, inputRef }: Props) {
  const { t } = useTranslation();
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;
  const { replacement, plain } = useOnFirstFocus(field, loadPlaces);
  if (replacement)
    return <replacement.Part look={look} onPick={onPick} inputRef={field} plainField={replacement.plainField} />;
  return (
    <PlaceForm
      look={look}
      button={<Button type="submit">{t('location.find')}</Button>}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
    >
      <input
        {...plain}
        ref={field}
        type="search"
        name="place"
        role="combobox"
        aria-label={t('location.search_location')}
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('location.search_placeholder')}
      />
    </PlaceForm>
  );
}
