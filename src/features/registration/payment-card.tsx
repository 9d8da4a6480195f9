import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationTerms } from '@/contract/customer/registration';
import { trialDays } from '@/domain/registration/business-plan';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Button } from '@/ui/overlay/button';
import { RadioCard } from '@/ui/overlay/fields/choice';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { moneyIcons } from '@/ui/icons/money-icons';
import { useChoosePlan, usePackages } from './api';
import { Card, GroupError } from './card';
import type { KeptRegistration } from './kept-registration';
import { ListsFailed } from './lists-failed';
import styles from './registration.module.css';

const TRIAL = 'free_trial';

type Props = {
  registration: KeptRegistration;
  terms: RegistrationTerms;
  /** The outcome of the last payment at a gateway. */
  flag: GatewayFlag | null;
  onSettled: () => void;
  onOtherPlan: () => void;
};

/** Pays the package at a gateway, or starts a free trial; until then the registration is kept. */
export function PaymentCard({ registration, terms, flag, onSettled, onOtherPlan }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const packages = usePackages(registration.module_id);
  const pack = packages.data?.find(({ id }) => id === registration.package_id);
  const isFree = pack?.price === 0;
  const { gateway, setGateway, isMissing, isPaying, pay } = usePackagePayment(registration, isFree, onSettled);
  // The market has withdrawn it: another plan is chosen.
  const isGone = packages.data !== undefined && pack === undefined;
  const leave = useEffectEvent(onOtherPlan);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (!pack) return packages.isLoadingError ? <ListsFailed of={[packages]} /> : <SkeletonRows count={3} />;

  return (
    <>
      {(flag === 'fail' || flag === 'cancel') && (
        <Notice tone={flag === 'fail' ? 'bad' : 'warn'} live>
          {t(flag === 'fail' ? 'registration.payment_failed' : 'registration.payment_canceled')}
        </Notice>
      )}
      <Card title={t('registration.payment_title')}>
        <dl className={styles.total}>
          <dt>{pack.package_name}</dt>
          <dd>
            <bdi className="num">{money(pack.price)}</bdi>
          </dd>
        </dl>
        {!isFree && (
          <Methods
            days={trialDays(terms)}
            chosen={gateway}
            error={isMissing ? t('registration.missing_gateway') : undefined}
            onChoose={setGateway}
          />
        )}
        <div className={styles.actions}>
          <Button look="text" onClick={onOtherPlan}>
            {t('registration.other_plan')}
          </Button>
          <Button loading={isPaying} onClick={pay}>
            {gateway === TRIAL
              ? t('registration.start_trial')
              : isFree
                ? t('ui.continue')
                : t('registration.pay', { amount: money(pack.price) })}
          </Button>
        </div>
      </Card>
    </>
  );
}

/** Pays at the chosen gateway; a free package needs none. */
function usePackagePayment(registration: KeptRegistration, isFree: boolean, onSettled: () => void) {
  const [gateway, setGateway] = useState('');
  const [hasTried, setTried] = useState(false);
  const { mutate: choose, isPending: isPaying } = useChoosePlan();

  function pay() {
    setTried(true);
    if (gateway === '' && !isFree) return;
    const { store_id, registration_key, package_id } = registration;
    choose(
      {
        ...{ business_plan: 'subscription', store_id, package_id, payment_gateway: gateway, payment_platform: 'web' },
        ...(registration_key && { registration_key }),
        ...{ payment: gateway, type: 'new_join', callback: `${window.location.origin}${window.location.pathname}` },
      },
      { onSuccess: ({ redirect_link }) => (redirect_link ? window.location.assign(redirect_link) : onSettled()) },
    );
  }

  return { gateway, setGateway, isMissing: hasTried && gateway === '', isPaying, pay };
}

type MethodProps = {
  /** The length of the free trial; 0 if there is none. */
  days: number;
  chosen: string;
  error: string | undefined;
  onChoose: (gateway: string) => void;
};

function Methods({ days, chosen, error, onChoose }: MethodProps) {
  const { t } = useTranslation();
  const name = useId();
  const { digital_payment, active_payment_method_list } = useConfig();
  const gateways = digital_payment ? active_payment_method_list : [];
  const of = (gateway: string) => ({
    ...{ name, value: gateway, checked: chosen === gateway, onChange: () => onChoose(gateway) },
    'aria-invalid': error ? (true as const) : undefined,
  });
  return (
    <div role="radiogroup" aria-label={t('registration.payment_title')} className={styles.group}>
      {days > 0 && (
        <RadioCard
          {...of(TRIAL)}
          icon={moneyIcons.gift}
          title={t('registration.free_trial')}
          text={t('registration.free_trial_text', { count: days })}
        />
      )}
      {gateways.map(({ gateway, gateway_title, gateway_image_full_url }) => (
        <RadioCard
          key={gateway}
          {...of(gateway)}
          title={gateway_title || gateway}
          picture={gateway_image_full_url ?? undefined}
        />
      ))}
      <GroupError>{error}</GroupError>
    </div>
  );
}
