import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@/contract/customer/notification';
import { writtenAt } from '@/domain/inbox/written-at';
import { orderHref } from '@/features/order/order-href';
import { tripHref } from '@/features/trip/trip-href';
import { useCustomerId } from '@/features/profile/api';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Link } from '@/ui/controls/link';
import { travelIcons } from '@/ui/icons/travel-icons';
import { SkeletonRows } from '@/ui/status/skeleton';
import { lastSeen, saveSeen, useNotices } from './api';
import { useWrittenAt } from './moment-text';
import styles from './notices.module.css';

/** The market's notifications, personal and general (wire-format §9.2); opening the list marks them as seen. */
export function Notices() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useNotices();
  const customer_id = useCustomerId();

  if (isError && !data) {
    return (
      <EmptyState
        icon="circle-alert"
        title={t('inbox.notices_failed')}
        action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  if (!data) return <SkeletonRows count={3} />;
  if (data.length === 0)
    return <EmptyState icon="message" title={t('inbox.no_notices')} text={t('inbox.no_notices_text')} />;
  return <NoticeList key={customer_id} notices={data} customer_id={customer_id} />;
}

function NoticeList({ notices, customer_id }: { notices: Notification[]; customer_id: number | null }) {
  // New ones stay marked while the list is open.
  const [seen] = useState(() => lastSeen(customer_id));
  useEffect(() => {
    const newest = Math.max(0, ...notices.map(writtenAt));
    if (customer_id !== null && newest > lastSeen(customer_id)) saveSeen(customer_id, newest);
  }, [notices, customer_id]);
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        // Personal and general ones may have the same number.
        <li key={`${notice.created_at} ${notice.id}`}>
          <Notice notice={notice} isNew={writtenAt(notice) > seen} />
        </li>
      ))}
    </ul>
  );
}

function Notice({ notice, isNew }: { notice: Notification; isNew: boolean }) {
  const href = subjectHref(notice);
  const lines = <Lines notice={notice} isNew={isNew} />;
  if (href === null) return <div className={styles.notice}>{lines}</div>;
  return (
    <Link href={href} className={classNames(styles.notice, styles.leads)}>
      {lines}
      <Icon name="chevron-right" className={styles.on} />
    </Link>
  );
}

/** The page of the order or trip that it is about. */
function subjectHref({ order_id, trip_id }: Notification): string | null {
  if (trip_id !== null) return tripHref(trip_id);
  return order_id === null ? null : orderHref(order_id);
}

function subjectIcon({ order_id, trip_id }: Notification): IconName {
  if (trip_id !== null) return travelIcons.car;
  return order_id === null ? 'bell' : 'receipt';
}

function Lines({ notice, isNew }: { notice: Notification; isNew: boolean }) {
  const { title, description, image_full_url, created_at } = notice;
  const { t } = useTranslation();
  const momentText = useWrittenAt();
  return (
    <>
      <span className={styles.avatar}>
        {image_full_url ? (
          <img src={image_full_url} alt="" width={48} height={48} loading="lazy" />
        ) : (
          <Icon name={subjectIcon(notice)} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {isNew && <span className={styles.new}>{t('inbox.new')}</span>}
        </span>
        <bdi>{description}</bdi>
        <time dateTime={created_at}>{momentText(created_at, true)}</time>
      </span>
    </>
  );
}
