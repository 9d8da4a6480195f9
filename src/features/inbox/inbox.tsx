import { useRouter } from 'next/router';
import { useTranslation } from '@/i18n/react';
import { EmptyState } from '@/ui/empty-state';
import { ConversationList } from './conversation-list';
import { partnerOf } from './inbox-href';
import styles from './inbox.module.css';
import { Talk } from './talk';

/** `/profile?page=inbox`: the conversations beside the one that is open, on phones the one or the other. */
export function Inbox() {
  const { t } = useTranslation();
  const { query } = useRouter();
  const partner = partnerOf(query);
  return (
    <div className={styles.inbox} data-view={partner ? 'talk' : 'list'}>
      <ConversationList open={partner} />
      {partner ? (
        <Talk key={JSON.stringify(partner)} partner={partner} />
      ) : (
        <div className={styles.nothing}>
          <EmptyState title={t('inbox.choose')} text={t('inbox.choose_text')} />
        </div>
      )}
    </div>
  );
}
