import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/status/empty-state';
import { LinkChip } from '@/ui/controls/link-chip';
import { ConversationList } from './conversation-list';
import { INBOX, NOTICES, parsePartner } from './inbox-href';
import styles from './inbox.module.css';
import { Notices } from './notices';
import { ConversationThread } from './conversation-thread';
import { UnreadNotices } from './unread-notices';

/**
 * `/profile?page=inbox`: the list beside the open conversation, on phones one of them; or the notifications. The tabs
 * between them are always shown, except on a phone with an open conversation.
 */
export function Inbox() {
  const { t } = useTranslation();
  const { query } = useRouter();
  const partner = parsePartner(query);
  const isNews = query.view === 'notifications';
  return (
    <div className={styles.page}>
      <Parts isNews={isNews} />
      {isNews ? (
        <Notices />
      ) : (
        <div className={styles.inbox} data-view={partner ? 'conversation' : 'list'}>
          <ConversationList open={partner} />
          {partner ? (
            <ConversationThread key={JSON.stringify(partner)} partner={partner} />
          ) : (
            <div className={styles.nothing}>
              <EmptyState icon="message" title={t('inbox.choose')} text={t('inbox.choose_text')} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Parts({ isNews }: { isNews: boolean }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.parts} aria-label={t('inbox.parts')}>
      <LinkChip href={INBOX} current={!isNews} scroll={false}>
        {t('inbox.conversations')}
      </LinkChip>
      <LinkChip href={NOTICES} current={isNews} scroll={false}>
        {t('inbox.notices')}
        {!isNews && <UnreadNotices />}
      </LinkChip>
    </nav>
  );
}
