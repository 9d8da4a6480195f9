import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useTranslation } from '@/i18n/react';
import { languagePath } from '@/domain/language-path';
import { useConfig } from '@/features/config/api';
import { useCurrentModule } from '@/features/module/current-module';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import styles from './search-box.module.css';

/** A plain form to `/home?search=…`, so that it works before any script has run. */
export function SearchBox({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { business_name: name } = useConfig();
  const module = useCurrentModule();
  const asked = typeof router.query.search === 'string' ? router.query.search : '';

  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void router.push(search ? { pathname: '/home', query: { search } } : '/home');
  }

  return (
    <form
      key={asked}
      role="search"
      className={classNames(styles.box, className)}
      action={languagePath('/home', router.locale === 'ar' ? 'ar' : 'en')}
      onSubmit={go}
    >
      <Icon name="search" />
      <input
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={asked}
        placeholder={module ? t(`shell.search_${module.module_type}`, { name }) : t('shell.search_market', { name })}
        aria-label={t('shell.search_market', { name })}
      />
    </form>
  );
}
