import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation, Message } from '@/contract/customer/message';
import type { Correspondent } from '@/domain/inbox/conversation';
import { telHref } from '@/domain/text/tel-href';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { Notice } from '@/ui/status/notice';
import { lazyForm } from '@/ui/lazy/lazy-form';
import { SkeletonBox, SkeletonLine } from '@/ui/status/skeleton';
import { Spinner } from '@/ui/status/spinner';
import { useReread, useConversation } from './api';
import { CorrespondentAvatar } from './correspondent-avatar';
import { INBOX, type Partner } from './inbox-href';
import { useWrittenAt } from './moment-text';
import styles from './conversation-thread.module.css';

const Composer = lazyForm(
  () => import('./composer').then((mod) => mod.Composer),
  () => <SkeletonBox shape="bar" />,
);

/** One conversation: the messages, the newest at the bottom, and the composer. */
export function ConversationThread({ partner }: { partner: Partner }) {
  const { t } = useTranslation();
  const query = useConversation(partner);
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const conversation = first?.conversation ?? null;
  const messages = pages.flatMap((page) => page.messages).toReversed();
  const type = correspondentType(partner, conversation);
  const knowsBeginnings = useConfig().extensions.includes('first_message');
  useRereadWhen(messages.at(-1)?.id);

  return (
    <section className={styles.conversation} aria-label={t('inbox.conversation')}>
      <Head conversation={conversation} type={type} isKnown={!query.isPending} />
      {query.isError && !first ? (
        <EmptyState
          icon="circle-alert"
          title={t('inbox.talk_failed')}
          action={<Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>}
        />
      ) : (
        <Messages messages={messages} me={conversation?.me ?? 0} isWaiting={query.isPending}>
          {query.hasNextPage && (
            <Earlier
              isLoading={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onPress={() => void query.fetchNextPage()}
            />
          )}
        </Messages>
      )}
      {first && (
        <Foot mayWrite={first.status || (conversation === null && !knowsBeginnings)}>
          <Composer partner={partner} conversation={conversation} type={type} isNew={messages.length === 0} />
        </Foot>
      )}
    </section>
  );
}

/** The composer, or why writing is not possible. */
function Foot({ mayWrite, children }: { mayWrite: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return mayWrite ? children : <Notice>{t('inbox.closed')}</Notice>;
}

type EarlierProps = { isLoading: boolean; hasFailed: boolean; onPress: () => void };

function Earlier({ isLoading, hasFailed, onPress }: EarlierProps) {
  const { t } = useTranslation();
  return (
    <>
      {hasFailed && (
        <Notice tone="bad" live>
          {t('inbox.talk_failed')}
        </Notice>
      )}
      <Button look="text" loading={isLoading} onClick={onPress}>
        {t('inbox.earlier')}
      </Button>
    </>
  );
}

type HeadProps = { conversation: Conversation | null; type: Correspondent; isKnown: boolean };

function Head({ conversation, type, isKnown }: HeadProps) {
  const { t } = useTranslation();
  const name = conversation?.other.name || t(`inbox.kind_${type}`);
  const phone = conversation?.other.phone;
  return (
    <header className={styles.head}>
      <Link href={INBOX} scroll={false} className={styles.back} aria-label={t('inbox.back')}>
        <Icon name="arrow-left" size={24} />
      </Link>
      {isKnown ? (
        <>
          <CorrespondentAvatar person={conversation?.other ?? null} type={type} />
          <div className={styles.who}>
            <h2 className="t16">
              <Name>{name}</Name>
            </h2>
            <span>{t(`inbox.kind_${type}`)}</span>
          </div>
        </>
      ) : (
        <span className={styles.unknown}>
          <SkeletonLine />
        </span>
      )}
      {phone && (
        <a href={telHref(phone)} className={styles.call} aria-label={t('inbox.call', { name })}>
          <Icon name="phone" size={24} />
        </a>
      )}
    </header>
  );
}

type MessagesProps = { messages: Message[]; me: number; isWaiting: boolean; children: ReactNode };

/** A live region; it stays scrolled to the end unless the reader has scrolled up. */
function Messages({ messages, me, isWaiting, children }: MessagesProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div ref={box} className={styles.messages} role="log" aria-label={t('inbox.messages')} tabIndex={0}>
      {children}
      {isWaiting && (
        <span className={styles.hint}>
          <Spinner />
        </span>
      )}
      {!isWaiting && messages.length === 0 && <p className={styles.hint}>{t('inbox.say_hello')}</p>}
      {messages.map((message) => (
        <Bubble key={message.id} message={message} isMine={message.sender_id === me} />
      ))}
    </div>
  );
}

function Bubble({ message, isMine }: { message: Message; isMine: boolean }) {
  const { t } = useTranslation();
  const writtenAt = useWrittenAt();
  const { money } = useMoney();
  const { order, file_full_url } = message;
  return (
    <article className={styles.bubble} data-mine={isMine || undefined}>
      {order && (
        <Link href={`/profile?page=my-orders&orderId=${order.id}`} className={styles.order}>
          <Icon name="receipt" />
          <span>{t('inbox.order', { id: order.id })}</span>
          <span className="num">{money(order.order_amount)}</span>
        </Link>
      )}
      {message.message && (
        <p className={styles.text} dir="auto">
          {message.message}
        </p>
      )}
      {file_full_url.length > 0 && (
        <div className={styles.pictures}>
          {file_full_url.map((url, n) => (
            <a
              // A renewed URL points to the same file.
              key={url.split('/').at(-1)}
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('inbox.open_picture', { number: n + 1 })}
            >
              <img src={url} alt="" width={160} height={160} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      <span className={styles.at}>
        <span className="vh">{t(isMine ? 'inbox.from_you' : 'inbox.from_them')}</span>
        <time dateTime={message.created_at}>{writtenAt(message.created_at, true)}</time>
        {isMine && message.is_seen && <Icon name="check" size={16} label={t('inbox.seen')} />}
      </span>
    </article>
  );
}

function correspondentType(partner: Partner, conversation: Conversation | null): Correspondent {
  return conversation?.other_type ?? ('type' in partner ? partner.type : 'admin');
}

/** Refetches the list's unread counts after reading. */
function useRereadWhen(last: number | undefined): void {
  const reread = useReread();
  const latest = useRef(reread);
  useEffect(() => {
    latest.current = reread;
  });
  useEffect(() => {
    if (last !== undefined) latest.current();
  }, [last]);
}
