import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import type { IconName } from '@/ui/icons';
import styles from './suggestions.module.css';

export type Option = {
  key: string;
  name: string;
  href: string;
  icon: IconName;
  picture?: string | null;
  /** Item, store or category, in words. */
  kind?: string;
};

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

type Props = {
  id: string;
  options: readonly Option[];
  /** Place of the marked one, -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
};

export function SuggestionList({ id, label, options, active, onChoose }: Props & { label: string }) {
  return (
    <div role="listbox" id={id} aria-label={label}>
      {options.map((option, at) => (
        <Row key={option.key} id={optionId(id, at)} option={option} isActive={at === active} onChoose={onChoose} />
      ))}
    </div>
  );
}

type RecentProps = Props & { onForget: (words: string) => void; onForgetAll: () => void };

/** With a way to take each off; the crosses stand beside the list, for options hold no buttons. */
export function RecentList({ onForget, onForgetAll, ...props }: RecentProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.head}>
        <b>{t('search.recent')}</b>
        <Button look="text" size="small" onClick={onForgetAll}>
          {t('search.forget_all')}
        </Button>
      </div>
      <div className={styles.rows}>
        <SuggestionList {...props} label={t('search.recent')} />
        <div className={styles.forget}>
          {props.options.map(({ key, name }) => (
            <IconButton
              key={key}
              icon="x"
              iconSize={16}
              label={t('search.forget_recent', { words: name })}
              onClick={() => onForget(name)}
            />
          ))}
        </div>
      </div>
    </>
  );
}

type RowProps = { id: string; option: Option; isActive: boolean; onChoose: (option: Option) => void };

function Row({ id, option, isActive, onChoose }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { name, icon, picture, kind } = option;
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onChoose(option)}
    >
      {picture ? (
        <img src={picture} alt="" width={36} height={36} />
      ) : (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={`clamp1 ${styles.name}`}>
        <bdi>{name}</bdi>
      </span>
      {kind && <span className={styles.kind}>{kind}</span>}
    </div>
  );
}
