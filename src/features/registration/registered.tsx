import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui/overlay/button';
import { Icon } from '@/ui/display/icon';
import look from './card.module.css';
import styles from './registration.module.css';

type Props = { title: string; text: string; /** Further links. */ children?: ReactNode };

/** Confirms the registration, and says what happens next. */
export function Registered({ title, text, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <section className={`${look.card} ${styles.done}`}>
      <span className={styles.doneMark}>
        <Icon name="check" size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="t28">
        {title}
      </h2>
      <p>{text}</p>
      <ButtonLink href="/home">{t('registration.to_home')}</ButtonLink>
      {children}
    </section>
  );
}
