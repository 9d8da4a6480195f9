import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationTerms } from '@/contract/customer/registration';
import { storeForm } from '@/contract/customer/registration-form.schema';
import { businessPlans, type BusinessPlan } from '@/domain/registration/business-plan';
import { toLanguage } from '@/domain/text/language';
import { useAuthForm } from '@/features/auth/use-auth-form';
import { useAllZones } from '@/features/location/api';
import { ApiFailure } from '@/lib/api/errors';
import { useBusyFields } from '@/lib/files/use-chosen-files';
import { Button } from '@/ui/overlay/button';
import { useFindPackages, usePackages, useRegisterStore } from './api';
import { Card } from './card';
import { FormRoot } from './form-root';
import { draft, forgetDraft, keepDraft, type KeptRegistration } from './kept-registration';
import { ListsFailed } from './lists-failed';
import { AccountCard, PersonFields, TermsLine } from './person-parts';
import { PlaceCard } from './place-card';
import { PlanCard } from './plan-card';
import { Progress } from './progress';
import styles from './registration.module.css';
import { StoreCard, TaxCard } from './store-cards';
import {
  emptyStore,
  storeInput,
  type PlanChoice,
  type StoreFiles,
  type StoreForm,
  type StoreValues,
} from './store-form';

type Props = { terms: RegistrationTerms; onRegistered: (registered: KeptRegistration, isSettled: boolean) => void };

/** The details of a store, then its plan where there is a choice; sent together at the end. */
export function RegisterForm({ terms, onRegistered }: Props) {
  const { t } = useTranslation();
  const registration = useRegistration({ terms, onRegistered });
  const { form, files, setFiles, step, choice, plans } = registration;
  const areas = useAllZones();
  const { data: zones = none } = areas;
  const module_id = Number(form.form.values.module_id);
  const { data: packages = none } = usePackages(step === 'plan' ? module_id : 0);
  const onFile = (name: keyof StoreFiles, file: File | null) => {
    setFiles((now) => ({ ...now, [name]: file }));
    if (name === 'logo') form.change('logo', file?.name ?? '');
  };
  const { isPreparing, onBusy } = useBusyFields();
  const { isSubmitting } = form.form;

  return (
    <>
      {terms.subscription_business_model && <Progress at={step} />}
      <FormRoot of={form}>
        {step === 'details' ? (
          <>
            <ListsFailed of={[areas]} />
            <PlaceCard of={form} zones={zones} />
            <form noValidate className="stack16" onSubmit={form.form.handleSubmit}>
              <StoreCard {...{ of: form, zones, files, onFile, onBusy }} />
              <Card title={t('registration.owner_title')}>
                <PersonFields of={form} />
              </Card>
              <AccountCard of={form} />
              <TaxCard {...{ of: form, files, onFile, onBusy }} />
              <TermsLine />
              <Button type="submit" size="large" loading={isSubmitting || isPreparing}>
                {t(terms.subscription_business_model ? 'ui.continue' : 'registration.register')}
              </Button>
            </form>
          </>
        ) : (
          <>
            <PlanCard
              {...{ plans, packages, terms, choice }}
              error={registration.isPlanMissing ? t('registration.missing_plan') : undefined}
              onChoose={registration.setChoice}
            />
            <div className={styles.actions}>
              <Button look="neutral" onClick={() => registration.go('details')}>
                {t('ui.back')}
              </Button>
              <Button loading={isSubmitting} onClick={registration.register}>
                {t('registration.register')}
              </Button>
            </div>
          </>
        )}
      </FormRoot>
    </>
  );
}

const none: never[] = [];
const noFiles: StoreFiles = { logo: null, cover_photo: null, tin_certificate_image: null };

function useRegistration({ terms, onRegistered }: Props) {
  const { mutateAsync: registerStore } = useRegisterStore();
  const { mutateAsync: findPackages } = useFindPackages();
  const language = toLanguage(useRouter().locale);
  const [step, go] = useState<'details' | 'plan'>('details');
  const [files, setFiles] = useState(noFiles);
  const [choice, setChoice] = useState<PlanChoice>('');
  const [hasTried, setTried] = useState(false);
  const [plans, setPlans] = useState<BusinessPlan[]>([]);
  const form: StoreForm = useAuthForm<StoreValues>({
    initial: { ...emptyStore, ...draft('store') },
    schema: storeForm,
    submit: async (values) => {
      if (step === 'details') {
        const packages = await findPackages(Number(values.module_id));
        const offered = businessPlans(terms, packages.length);
        setPlans(offered);
        // Another module may not offer what was chosen before.
        const kept = isOffered(choice, offered, packages) ? choice : '';
        setChoice(kept);
        if (offered.includes('subscription')) return go('plan');
        return send(values, kept);
      }
      await send(values, choice).catch((error: unknown) => {
        // Errors of the first step are corrected there.
        if (error instanceof ApiFailure && error.errors.some(({ code }) => code in FIELDS || code in values))
          go('details');
        throw error;
      });
    },
    codes: FIELDS,
  });
  useKeptDraft(form);
  useTop(step);

  async function send(values: StoreValues, plan: PlanChoice) {
    const answer = await registerStore(storeInput(values, files, plan, language));
    forgetDraft('store');
    const { store_id, registration_key, type } = answer;
    const package_id = answer.package_id ?? (plan === 'commission' ? 0 : Number(plan));
    const { email, module_id } = values;
    const registration = { store_id, registration_key, email, module_id: Number(module_id), package_id };
    onRegistered(registration, type === 'commission');
  }

  function register() {
    setTried(true);
    if (choice !== '') void form.form.submitForm();
  }

  return {
    form,
    files,
    setFiles,
    step,
    go,
    choice,
    setChoice,
    plans,
    isPlanMissing: hasTried && choice === '',
    register,
  };
}

function isOffered(choice: PlanChoice, plans: readonly BusinessPlan[], packages: readonly { id: number }[]): boolean {
  return choice === 'commission' ? plans.includes(choice) : packages.some(({ id }) => String(id) === choice);
}

/** The form fields of the wire's error codes. */
const FIELDS: Record<string, keyof StoreValues> = {
  latitude: 'zone_id',
  longitude: 'zone_id',
  translations: 'name',
  pickup_zone_id: 'pickup_zones',
};

function useKeptDraft({ form: { values, dirty } }: StoreForm) {
  useEffect(() => {
    if (dirty) keepDraft('store', values);
  }, [values, dirty]);
}

/** A new step starts at its top. */
function useTop(step: string) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) window.scrollTo(0, 0);
    before.current = step;
  }, [step]);
}
