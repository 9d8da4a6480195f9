import { useRouter } from 'next/router';
import type { FormEvent, ReactNode } from 'react';
import { toLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import styles from './place-search.module.css';

/** `hero` has its own button and works as a plain form before its script is loaded. */
export type PlaceLook = 'hero' | 'field';

type Props = {
  look: PlaceLook;
  onSubmit?: ((event: FormEvent) => void) | undefined;
  button: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};

/** The frame around the field of a place search. */
export function PlaceForm({ look, onSubmit, button, below, children }: Props) {
  const { locale } = useRouter();
  return (
    <form
      role="search"
      className={classNames(styles.form, look === 'field' && styles.inDialog)}
      action={languagePath('/home', toLanguage(locale))}
      onSubmit={onSubmit}
    >
      <div className={classNames(styles.box, styles[look])}>
        <Icon name={look === 'hero' ? 'map-pin' : 'search'} size={look === 'hero' ? 24 : 20} />
        {children}
        {look === 'hero' && button}
      </div>
      {below}
    </form>
  );
}
