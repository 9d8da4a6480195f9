import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationTerms } from '@/contract/customer/registration';
import { businessPlans } from '@/domain/registration/business-plan';
import { gatewayFlag, isPaidClaim, withoutFlag } from '@/domain/order/gateway-return';
import { Button } from '@/ui/overlay/button';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { useChoosePlan, usePackages } from './api';
import { forgetRegistration, keepRegistration, keptRegistration, type KeptRegistration } from './kept-registration';
import { ListsFailed } from './lists-failed';
import { PaymentCard } from './payment-card';
import { PlanCard } from './plan-card';
import { Progress } from './progress';
import { RegisterForm } from './register-form';
import { Registered } from './registered';
import styles from './registration.module.css';

type Stage = 'form' | 'plan' | 'payment' | 'done';

/** A new store: its details and plan, the payment of a package, and the confirmation (wire-format §9.3). */
export function StoreRegistration({ terms }: { terms: RegistrationTerms }) {
  const { t } = useTranslation();
  const flag = useReturned();
  const [registration, setRegistration] = useState(keptRegistration);
  const [stage, setStage] = useState<Stage>(() => currentStage(registration, flag));
  useEffect(() => {
    if (stage === 'done') forgetRegistration();
  }, [stage]);

  function keep(registered: KeptRegistration, next: Stage) {
    keepRegistration(registered);
    setRegistration(registered);
    setStage(next);
    window.scrollTo(0, 0);
  }

  if (stage === 'form' || (!registration && stage !== 'done')) {
    return (
      <RegisterForm
        terms={terms}
        onRegistered={(registered, isSettled) =>
          keep(registered, isSettled ? 'done' : registered.package_id > 0 ? 'payment' : 'plan')
        }
      />
    );
  }
  if (stage === 'done' || !registration) {
    const email = registration?.email;
    return (
      <Registered
        title={t('registration.done_title')}
        text={`${email ? t('registration.done_text', { email }) : t('registration.done_text_plain')}${flag === 'pending' ? ` ${t('registration.done_pending')}` : ''}`}
      >
        <Button look="text" onClick={() => setStage('form')}>
          {t('registration.another')}
        </Button>
      </Registered>
    );
  }
  return (
    <>
      <Progress at={stage} />
      <div className="stack16">
        {stage === 'plan' ? (
          <OtherPlan {...{ registration, terms }} onChosen={keep} />
        ) : (
          <PaymentCard
            {...{ registration, terms, flag }}
            onSettled={() => setStage('done')}
            onOtherPlan={() => setStage('plan')}
          />
        )}
      </div>
    </>
  );
}

function currentStage(kept: KeptRegistration | null, flag: ReturnType<typeof gatewayFlag>): Stage {
  if (isPaidClaim(flag)) return 'done';
  if (!kept) return 'form';
  return kept.package_id > 0 ? 'payment' : 'plan';
}

/** The outcome flag of a gateway; it is removed from the URL at once. */
function useReturned() {
  const { asPath, replace } = useRouter();
  const [flag] = useState(() => gatewayFlag(asPath));
  useEffect(() => {
    if (gatewayFlag(asPath)) void replace(withoutFlag(asPath), undefined, { shallow: true });
  }, [asPath, replace]);
  return flag;
}

type OtherProps = {
  registration: KeptRegistration;
  terms: RegistrationTerms;
  onChosen: (kept: KeptRegistration, next: Stage) => void;
};

/** Changes the plan of a store that is registered already. */
function OtherPlan({ registration, terms, onChosen }: OtherProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(registration.package_id > 0 ? String(registration.package_id) : '');
  const [isHandled, setHandled] = useState(false);
  const offered = usePackages(registration.module_id);
  const { data: packages } = offered;
  const choose = useChoosePlan();
  if (!packages) return offered.isLoadingError ? <ListsFailed of={[offered]} /> : <SkeletonRows count={3} />;

  function goOn() {
    setHandled(true);
    if (choice === '') return;
    if (choice !== 'commission') return onChosen({ ...registration, package_id: Number(choice) }, 'payment');
    const { store_id, registration_key } = registration;
    choose.mutate(
      { business_plan: 'commission', store_id, ...(registration_key && { registration_key }), type: 'new_join' },
      { onSuccess: () => onChosen(registration, 'done') },
    );
  }

  return (
    <>
      <PlanCard
        {...{ packages, terms, choice }}
        plans={businessPlans(terms, packages.length)}
        error={isHandled && choice === '' ? t('registration.missing_plan') : undefined}
        onChoose={setChoice}
      />
      <div className={styles.actions}>
        <Button loading={choose.isPending} onClick={goOn}>
          {t('ui.continue')}
        </Button>
      </div>
    </>
  );
}
