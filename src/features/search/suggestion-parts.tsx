import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Name } from '@/ui/display/name';
import { Button } from '@/ui/overlay/button';
import { IconButton } from '@/ui/overlay/icon-button';
import styles from './suggestions.module.css';

export type Option = {
  key: string;
  name: string;
  href: string;
  icon: IconName;
  picture?: string | null;
  /** Item, store or category, as text. */
  kind?: string;
};

export function OptionRow({ option: { name, icon, picture, kind } }: { option: Option }) {
  return (
    <>
      {picture ? (
        <img key={picture} src={picture} alt="" width={36} height={36} />
      ) : (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={`clamp1 ${styles.name}`}>
        <Name>{name}</Name>
      </span>
      {kind && <span className={styles.kind}>{kind}</span>}
    </>
  );
}

type RecentProps = {
  options: readonly Option[];
  onForget: (words: string) => void;
  onForgetAll: () => void;
  /** The list of recent searches. */
  children: ReactNode;
};

/** Recent searches with delete buttons; these are beside the list, since options must not contain buttons. */
export function RecentPanel({ options, onForget, onForgetAll, children }: RecentProps) {
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
        {children}
        <div className={styles.forget}>
          {options.map(({ key, name }) => (
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
