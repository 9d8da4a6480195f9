import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessPackage, RegistrationTerms } from '@/contract/customer/registration';
import type { BusinessPlan } from '@/domain/registration/business-plan';
import { useMoney } from '@/features/config/use-money';
import { Badge } from '@/ui/display/badge';
import { RadioCard, RadioMark } from '@/ui/overlay/fields/choice';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Card, GroupError } from './card';
import styles from './registration.module.css';
import type { PlanChoice } from './store-form';

type Props = {
  plans: readonly BusinessPlan[];
  packages: readonly BusinessPackage[];
  terms: RegistrationTerms;
  choice: PlanChoice;
  error: string | undefined;
  onChoose: (choice: PlanChoice) => void;
};

/** The commission, or one of the packages. */
export function PlanCard({ plans, packages, terms, choice, error, onChoose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  const hasCommission = plans.includes('commission');
  const of = (value: PlanChoice) => ({
    ...{ name, value, checked: choice === value, onChange: () => onChoose(value) },
    'aria-invalid': error ? (true as const) : undefined,
  });
  return (
    <Card title={t('registration.plan_title')}>
      <div role="radiogroup" aria-label={t('registration.plan_title')} className={styles.group}>
        {hasCommission && (
          <RadioCard
            {...of('commission')}
            icon="badge-percent"
            title={t('registration.commission')}
            text={t('registration.commission_text', { percent: terms.admin_commission })}
          />
        )}
        {plans.includes('subscription') && (
          <>
            <h3 className={styles.subtitle}>
              {t(hasCommission ? 'registration.packages_title' : 'registration.subscribe_title')}
            </h3>
            <div className={styles.packages}>
              {packages.map((plan) => (
                <Package key={plan.id} plan={plan} input={of(String(plan.id))} />
              ))}
            </div>
          </>
        )}
      </div>
      <GroupError>{error}</GroupError>
    </Card>
  );
}

type Input = { name: string; value: string; checked: boolean; onChange: () => void; 'aria-invalid': true | undefined };

function Package({ plan, input }: { plan: BusinessPackage; input: Input }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const id = useId();
  return (
    <label className={styles.package}>
      <span className={styles.packageHead}>
        <strong id={id}>{plan.package_name}</strong>
        <RadioMark {...input} aria-labelledby={id} aria-describedby={`${id}-price`} />
      </span>
      <span id={`${id}-price`} className={styles.price}>
        <b>
          <bdi className="num">{money(plan.price)}</bdi>
        </b>{' '}
        <span className="muted">/ {t('registration.days', { count: plan.validity })}</span>
      </span>
      {plan.default && <Badge tone="soft">{t('registration.recommended')}</Badge>}
      {plan.text && (
        <span className="muted">
          <Name>{plan.text}</Name>
        </span>
      )}
      <span className={styles.gains}>
        {useGains(plan).map((gain) => (
          <span key={gain}>
            <Icon name="check" size={16} /> {gain}
          </span>
        ))}
      </span>
    </label>
  );
}

/** The contents of a package as text. */
function useGains(offered: BusinessPackage): string[] {
  const { t } = useTranslation();
  const extras = (['pos', 'mobile_app', 'chat', 'review', 'self_delivery'] as const).filter((name) => offered[name]);
  return [
    offered.max_order === null
      ? t('registration.orders_unlimited')
      : t('registration.orders', { count: offered.max_order }),
    offered.max_product === null
      ? t('registration.products_unlimited')
      : t('registration.products', { count: offered.max_product }),
    ...extras.map((name) => t(`registration.${name}`)),
  ];
}
