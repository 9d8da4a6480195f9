import { importPart } from '@/lib/import-part';
import { useRouter } from 'next/router';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { useConfig } from '@/features/config/api';
import { useCurrentModule } from '@/features/module/current-module';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import { useOnFirstFocus } from '@/ui/fields/use-on-first-focus';
import styles from './search-box.module.css';

/** Loads the messages of later views, too. */
async function loadSuggestions() {
  const [{ SearchField }] = await Promise.all([
    importPart(() => import('@/features/search/search-field')),
    missingMessages(),
  ]);
  return SearchField;
}

type Props = { className?: string | undefined };

/** A plain form to `/home?search=…`, so that it works before hydration. */
export function SearchBox({ className }: Props) {
  const { query } = useRouter();
  const asked = typeof query.search === 'string' ? query.search : '';
  return <Box key={asked} asked={asked} className={className} />;
}

function Box({ asked, className }: Props & { asked: string }) {
  const { t } = useTranslation();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const { replacement, plain } = useOnFirstFocus(field, loadSuggestions);
  useOpenTyping(field, router.query.search === '');
  const { business_name: name } = useConfig();
  const module = useCurrentModule();
  const input = {
    type: 'search',
    name: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    placeholder: module ? t(`shell.search_${module.module_type}`, { name }) : t('shell.search_market', { name }),
    'aria-label': t('shell.search_market', { name }),
  } as const;

  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    // In the parcel module the search finds orders.
    const [, order] = (module?.module_type === 'parcel' && /^#?(\d{1,10})$/.exec(search)) || [];
    if (order) void router.push(`/track-order/${order}`);
    else void router.push(search ? { pathname: '/home', query: { search } } : '/home');
  }

  return (
    <form
      role="search"
      className={classNames(styles.box, className)}
      action={languagePath('/home', toLanguage(router.locale))}
      onSubmit={go}
    >
      <Icon name="search" />
      {replacement ? (
        <replacement.Part
          plainField={replacement.plainField}
          input={input}
          inputRef={field}
          inputClass={styles.field}
          module_id={module?.id ?? null}
        />
      ) : (
        <input {...input} {...plain} ref={field} defaultValue={asked} />
      )}
    </form>
  );
}

/** The visible one of the two search boxes gets the focus, so that the customer can type at once. */
function useOpenTyping(field: RefObject<HTMLInputElement | null>, isAsked: boolean) {
  useEffect(() => {
    if (isAsked && field.current?.offsetParent) field.current.focus();
  }, [field, isAsked]);
}
