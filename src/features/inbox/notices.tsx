import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@/contract/customer/notification';
import { orderHref } from '@/features/order/order-href';
import { useReaderId } from '@/features/profile/api';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/status/empty-state';
import { Icon } from '@/ui/display/icon';
import { Link } from '@/ui/controls/link';
import { SkeletonRows } from '@/ui/status/skeleton';
import { lastSeen, newestId, saveSeen, useNotices } from './api';
import { useWrittenAt } from './moment-text';
import styles from './notices.module.css';

/** The market's notifications, personal and general (wire-format §9.2); opening the list marks them as seen. */
export function Notices() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useNotices();
  const customer_id = useReaderId();

  if (isError && !data) {
    return (
      <EmptyState
        icon="circle-alert"
        title={t('inbox.notices_failed')}
        action={<Button onClick={() => void refetch()}>{t('inbox.try_again')}</Button>}
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
    const newest = newestId(notices);
    if (customer_id !== null && newest > lastSeen(customer_id)) saveSeen(customer_id, newest);
  }, [notices, customer_id]);
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Notice notice={notice} isNew={notice.id > seen} />
        </li>
      ))}
    </ul>
  );
}

function Notice({ notice, isNew }: { notice: Notification; isNew: boolean }) {
  const { order_id } = notice;
  const lines = <Lines notice={notice} isNew={isNew} />;
  if (order_id === null) return <div className={styles.notice}>{lines}</div>;
  return (
    <Link href={orderHref(order_id)} className={classNames(styles.notice, styles.leads)}>
      {lines}
      <Icon name="chevron-right" className={styles.on} />
    </Link>
  );
}

function Lines({
  notice: { title, description, image_full_url, order_id, created_at },
  isNew,
}: {
  notice: Notification;
  isNew: boolean;
}) {
  const { t } = useTranslation();
  const writtenAt = useWrittenAt();
  return (
    <>
      <span className={styles.avatar}>
        {image_full_url ? (
          <img src={image_full_url} alt="" width={48} height={48} loading="lazy" />
        ) : (
          <Icon name={order_id === null ? 'bell' : 'receipt'} />
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
        <time dateTime={created_at}>{writtenAt(created_at, true)}</time>
      </span>
    </>
  );
}
