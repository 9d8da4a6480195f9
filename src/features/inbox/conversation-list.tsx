import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '@/contract/customer/message';
import type { Correspondent } from '@/domain/inbox/conversation';
import { ButtonLink, Button } from '@/ui/controls/button';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { EmptyState } from '@/ui/status/empty-state';
import { Link } from '@/ui/controls/link';
import { More } from '@/ui/lists/more';
import { SearchPill } from '@/ui/controls/search-pill';
import { Name } from '@/ui/display/name';
import { Spinner } from '@/ui/status/spinner';
import { useConversations } from './api';
import styles from './conversation-list.module.css';
import { CorrespondentAvatar } from './correspondent-avatar';
import { inboxHref, type Partner } from './inbox-href';
import { useWrittenAt } from './moment-text';

const KINDS = [null, 'vendor', 'delivery_man', 'admin'] as const;

export function ConversationList({ open }: { open: Partner | null }) {
  const { t } = useTranslation();
  const [type, setType] = useState<Correspondent | null>(null);
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const list = useConversations({ type, name });
  const rows = list.data?.pages.flatMap((page) => page.conversations) ?? [];

  return (
    <section className="stack12" aria-label={t('inbox.conversations')}>
      <SearchPill
        label={t('inbox.search')}
        placeholder={t('inbox.search')}
        clearLabel={t('inbox.clear_search')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') setName('');
        }}
        onSubmit={setName}
      />
      <Kinds chosen={type} disabled={name !== ''} onChoose={setType} />
      <ListState list={list} isEmpty={rows.length === 0} isSearch={name !== ''} />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row conversation={row} isOpen={isOpen(open, row)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <More
          label={t('ui.show_more')}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      <ButtonLink look="secondary" icon="message" block href={inboxHref({ type: 'admin', id: 0 })}>
        {t('inbox.write_to_support')}
      </ButtonLink>
    </section>
  );
}

type KindsProps = {
  chosen: Correspondent | null;
  /** A search covers all kinds. */
  disabled: boolean;
  onChoose: (kind: Correspondent | null) => void;
};

/** The kind of partner; null for all. */
function Kinds({ chosen, disabled, onChoose }: KindsProps) {
  const { t } = useTranslation();
  return (
    <ChipRow wrap label={t('inbox.kinds')}>
      {KINDS.map((kind) => (
        <Chip
          key={kind ?? 'all'}
          className={styles.kind}
          selected={chosen === kind && !disabled}
          onClick={() => onChoose(kind)}
          disabled={disabled}
        >
          {t(`inbox.kind_${kind ?? 'all'}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

type StateProps = { list: ReturnType<typeof useConversations>; isEmpty: boolean; isSearch: boolean };

/** Shown while the list is empty or loading. */
function ListState({ list, isEmpty, isSearch }: StateProps) {
  const { t } = useTranslation();
  if (list.isPending) {
    return (
      <div className={styles.waiting} role="status" aria-label={t('inbox.loading')}>
        <Spinner />
      </div>
    );
  }
  if (list.isLoadingError) {
    return (
      <EmptyState
        icon="circle-alert"
        title={t('inbox.list_failed')}
        action={<Button onClick={() => void list.refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  if (!isEmpty) return null;
  return (
    <EmptyState
      icon="message"
      title={t(isSearch ? 'inbox.nobody_found' : 'inbox.empty')}
      text={isSearch ? undefined : t('inbox.empty_text')}
    />
  );
}

function Row({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { t } = useTranslation();
  const writtenAt = useWrittenAt();
  const { id, other, other_type, last_message, last_message_time, unread } = conversation;
  return (
    <Link
      href={inboxHref({ conversation_id: id })}
      scroll={false}
      className={styles.row}
      aria-current={isOpen ? 'true' : undefined}
    >
      <CorrespondentAvatar person={other} type={other_type} />
      <span className={styles.words}>
        <strong>
          <Name>{other.name || t(`inbox.kind_${other_type}`)}</Name>
        </strong>
        <span className={styles.last} dir="auto">
          {last_message || t('inbox.picture')}
        </span>
      </span>
      <span className={styles.side}>
        <time dateTime={last_message_time}>{writtenAt(last_message_time)}</time>
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{unread}</span>
            <span className="vh">{t('inbox.unread', { count: unread })}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

function isOpen(open: Partner | null, { id, other_type }: Conversation): boolean {
  if (!open) return false;
  return 'conversation_id' in open ? open.conversation_id === id : open.type === 'admin' && other_type === 'admin';
}
