import { useRouter } from 'next/router';
import { Suspense, useState, type FormEvent } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { useTranslation } from 'react-i18next';
import { languagePath } from '@/domain/text/language-path';
import { useConfig } from '@/features/config/api';
import { useCurrentModule } from '@/features/module/current-module';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { optionalLazy } from '@/ui/optional-lazy';
import styles from './search-box.module.css';

// They come with the first focus, and with them the messages of later views.
const Suggestions = optionalLazy(async () => {
  const [it] = await Promise.all([import('@/features/search/suggestions'), missingMessages()]);
  return it.Suggestions;
});

type Props = { className?: string | undefined };

/** A plain form to `/home?search=…`, so that it works before any script has run. */
export function SearchBox({ className }: Props) {
  const { query } = useRouter();
  const asked = typeof query.search === 'string' ? query.search : '';
  return <Box key={asked} asked={asked} className={className} />;
}

function Box({ asked, className }: Props & { asked: string }) {
  const { t } = useTranslation();
  const router = useRouter();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { business_name: name } = useConfig();
  const module = useCurrentModule();
  // Whoever was in the field before the script ran has its suggestions, too.
  const find = (field: HTMLInputElement | null) => {
    if (field && field === document.activeElement) setInput(field);
  };

  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    // Who sends parcels looks for orders.
    const [, order] = (module?.module_type === 'parcel' && /^#?(\d{1,10})$/.exec(search)) || [];
    if (order) void router.push(`/track-order/${order}`);
    else void router.push(search ? { pathname: '/home', query: { search } } : '/home');
  }

  return (
    <form
      role="search"
      className={classNames(styles.box, className)}
      action={languagePath('/home', router.locale === 'ar' ? 'ar' : 'en')}
      onSubmit={go}
    >
      <Icon name="search" />
      <input
        ref={find}
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        onFocus={(event) => setInput(event.currentTarget)}
        defaultValue={asked}
        placeholder={module ? t(`shell.search_${module.module_type}`, { name }) : t('shell.search_market', { name })}
        aria-label={t('shell.search_market', { name })}
      />
      {input && (
        <Suspense fallback={null}>
          <Suggestions input={input} module_id={module?.id ?? null} />
        </Suspense>
      )}
    </form>
  );
}
