import { wholeName } from '@/domain/accounts/person-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@/contract/customer/customer';
import { SavedAddresses } from '@/features/address/saved-addresses';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { openLazyDialog } from '@/lib/dialogs';
import { Badge } from '@/ui/display/badge';
import { Button } from '@/ui/controls/button';
import { Name } from '@/ui/display/name';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Panel } from '@/ui/display/panel';
import { SkeletonBox, SkeletonLine } from '@/ui/status/skeleton';
import { useProfileQuery } from './api';
import { Avatar } from './avatar';
import { Devices } from './devices';
import { pictureOf } from './picture-of';
import { PushSwitch } from './push-switch';
import { profileDraft } from './profile-draft';
import styles from './profile.module.css';
import { lazyForm } from '@/ui/lazy/lazy-form';
import { toolIcons } from '@/ui/icons/tool-icons';

const EditDetails = lazyForm(
  () => import('./edit-details').then((mod) => mod.EditDetails),
  () => <SkeletonBox shape="bar" />,
);

/** Statistics, personal details, addresses and account deletion (PROF-05). */
export function ProfileSettings() {
  const { t } = useTranslation();
  const { data: customer, isError, refetch } = useProfileQuery();
  const [isEditing, setIsEditing] = useState<boolean | null>(null);
  if (isError && !customer) return <NotLoaded title={t('profile.failed')} onRetry={refetch} />;
  if (!customer) return <Waiting />;
  // The end of a session closed the form: it opens again (HDR-10).
  if (isEditing ?? profileDraft(customer.id))
    return <EditDetails customer={customer} onLeave={() => setIsEditing(false)} />;
  return (
    <>
      <Statistics of={customer} />
      <Details of={customer} onEdit={() => setIsEditing(true)} />
      <SavedAddresses />
      <PushSwitch />
      <Devices />
      <End />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Panel title={t('profile.personal_details')} busy>
      <SkeletonBox shape="bar" />
      <SkeletonLine width="most" />
    </Panel>
  );
}

function Statistics({ of }: { of: Customer }) {
  const { t } = useTranslation();
  const { customer_wallet_status, loyalty_point_status } = useConfig();
  const { money } = useMoney();
  const facts = [
    { label: t('profile.orders'), value: String(of.order_count) },
    { label: t('profile.days'), value: String(of.member_since_days) },
    ...(customer_wallet_status ? [{ label: t('profile.wallet'), value: money(of.wallet_balance) }] : []),
    ...(loyalty_point_status ? [{ label: t('profile.points'), value: String(of.loyalty_point) }] : []),
  ];
  return (
    <dl className={styles.facts} aria-label={t('profile.statistics')}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi className="num">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Details({ of, onEdit }: { of: Customer; onEdit: () => void }) {
  const { t } = useTranslation();
  const rows = [
    { label: t('ui.email'), value: of.email, is_verified: of.is_email_verified },
    { label: t('ui.phone'), value: of.phone, is_verified: of.is_phone_verified },
  ];
  return (
    <Panel
      title={t('profile.personal_details')}
      action={
        <Button look="text" icon={toolIcons.pencil} onClick={onEdit}>
          {t('ui.edit')}
        </Button>
      }
    >
      <div className={styles.person}>
        <Avatar src={pictureOf(of, useConfig())} large />
        <strong className="t20">
          <Name>{wholeName(of)}</Name>
        </strong>
      </div>
      <dl className={styles.rows}>
        {rows.map(({ label, value, is_verified }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{value || '–'}</bdi>
              {value && (
                <Badge tone={is_verified ? 'good' : 'grey'}>
                  {t(is_verified ? 'profile.verified' : 'profile.not_verified')}
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function End() {
  const { t } = useTranslation();
  async function open() {
    await openLazyDialog(() => import('./delete-account').then((mod) => mod.DeleteAccount), {});
  }
  return (
    <Panel
      title={t('profile.delete_account')}
      text={t('profile.delete_text')}
      action={
        <Button look="neutral" icon="trash" onClick={() => void open()}>
          {t('profile.delete_account')}
        </Button>
      }
    />
  );
}
