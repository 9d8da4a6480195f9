import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courierForm } from '@/contract/customer/registration-form.schema';
import { identityTypes } from '@/contract/customer/registration.schema';
import { limits } from '@/domain/limits';
import { withPlus } from '@/domain/accounts/phone';
import { FormFrame } from '@/features/auth/form-parts';
import { useAuthForm } from '@/features/auth/use-auth-form';
import { useAllZones } from '@/features/location/api';
import { PicturesField } from '@/features/order/dialogs/pictures-field';
import { useBusyFields } from '@/lib/files/use-chosen-files';
import { Button } from '@/ui/overlay/button';
import { RadioCard } from '@/ui/overlay/fields/choice';
import { SelectField } from '@/ui/overlay/fields/select-field';
import { TextField } from '@/ui/overlay/fields/text-field';
import { travelIcons } from '@/ui/icons/travel-icons';
import { useRegisterCourier, useVehicles } from './api';
import { Card, GroupError } from './card';
import { FileField } from './file-field';
import { draft, forgetDraft, keepDraft } from './kept-registration';
import { ListsFailed } from './lists-failed';
import { AccountCard, nobody, PersonFields, TermsLine, type FormOf } from './person-parts';
import { Registered } from './registered';
import styles from './registration.module.css';

const empty = {
  ...nobody,
  ...{ identity_type: '', identity_number: '', zone_id: '', vehicle_id: '', earning: '' },
};
type Values = typeof empty;

/** The registration of a courier: person, identity, way of working and account (wire-format §9.4). */
export function CourierRegistration() {
  const { t } = useTranslation();
  const [image, setImage] = useState<File | null>(null);
  const [identity, setIdentity] = useState<File[]>([]);
  const { isPreparing, onBusy } = useBusyFields();
  const [sent, setSent] = useState<string | null>(null);
  const { mutateAsync: registerCourier } = useRegisterCourier();
  const authForm = useAuthForm<Values>({
    initial: { ...empty, ...draft('courier') },
    schema: courierForm,
    submit: async ({ confirm_password: _c, dial_code: _d, phone, zone_id, vehicle_id, earning, ...values }) => {
      const identity_type = identityTypes.find((one) => one === values.identity_type) ?? 'nid';
      await registerCourier({
        ...{ ...values, identity_type, phone: withPlus(phone), zone_id: Number(zone_id) },
        ...{ vehicle_id: Number(vehicle_id), earning: earning === '1' ? (1 as const) : (0 as const) },
        ...(image && { image }),
        ...(identity.length > 0 && { identity_image: identity }),
      });
      forgetDraft('courier');
      setSent(values.email);
    },
  });
  const { values: typed, dirty } = authForm.form;
  useEffect(() => {
    if (dirty) keepDraft('courier', typed);
  }, [dirty, typed]);

  if (sent !== null) {
    return (
      <Registered
        title={t('registration.courier_done_title')}
        text={t('registration.courier_done_text', { email: sent })}
      />
    );
  }
  return (
    <FormFrame of={authForm}>
      <div className="stack16">
        <Card title={t('registration.personal_title')}>
          <FileField
            label={t('registration.picture')}
            note={t('ui.optional_mark')}
            hint={t('registration.logo_hint')}
            shape="square"
            file={image}
            onChange={setImage}
            onBusy={onBusy}
          />
          <PersonFields of={authForm} />
        </Card>
        <IdentityCard of={authForm} pictures={identity} onPictures={setIdentity} onBusy={onBusy} />
        <WorkCard of={authForm} />
        <AccountCard of={authForm} />
        <TermsLine />
        <Button type="submit" size="large" loading={authForm.form.isSubmitting || isPreparing}>
          {t('registration.apply')}
        </Button>
      </div>
    </FormFrame>
  );
}

type Part = { of: FormOf<Values> };

function IdentityCard({
  of: form,
  pictures,
  onPictures,
  onBusy,
}: Part & { pictures: File[]; onPictures: (them: File[]) => void; onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Card title={t('registration.identity_title')}>
      <div className={styles.two}>
        <SelectField
          label={t('registration.identity_type')}
          placeholder={t('registration.choose_identity')}
          options={identityTypes.map((value) => ({ value, text: t(`registration.${value}`) }))}
          name="identity_type"
          value={form.form.values.identity_type}
          error={form.errorOf('identity_type')}
          onChange={(event) => form.change('identity_type', event.target.value)}
        />
        <TextField
          label={t('registration.identity_number')}
          dir="ltr"
          autoComplete="off"
          {...form.field('identity_number')}
        />
      </div>
      <PicturesField
        label={t('registration.identity_pictures')}
        most={limits.identity_images}
        pictures={pictures}
        onChange={onPictures}
        onBusy={onBusy}
      />
    </Card>
  );
}

function WorkCard({ of: form }: Part) {
  const { t } = useTranslation();
  const lists = [useAllZones(), useVehicles()] as const;
  const [{ data: zones = [] }, { data: vehicles = [] }] = lists;
  const error = form.errorOf('earning');
  return (
    <Card title={t('registration.work_title')}>
      <ListsFailed of={lists} />
      <div className={styles.two}>
        <SelectField
          label={t('registration.zone')}
          placeholder={t('registration.choose_zone')}
          options={zones.map(({ id, name }) => ({ value: String(id), text: name }))}
          name="zone_id"
          value={form.form.values.zone_id}
          error={form.errorOf('zone_id')}
          onChange={(event) => form.change('zone_id', event.target.value)}
        />
        <SelectField
          label={t('registration.vehicle')}
          placeholder={t('registration.choose_vehicle')}
          options={vehicles.map(({ id, type }) => ({ value: String(id), text: type }))}
          name="vehicle_id"
          value={form.form.values.vehicle_id}
          error={form.errorOf('vehicle_id')}
          onChange={(event) => form.change('vehicle_id', event.target.value)}
        />
      </div>
      <div role="radiogroup" aria-label={t('registration.earning')} className={styles.group}>
        <div className={styles.two}>
          {(['freelancer', 'salaried'] as const).map((kind) => (
            <RadioCard
              key={kind}
              name="earning"
              icon={kind === 'freelancer' ? 'bike' : travelIcons.calendar}
              title={t(`registration.${kind}`)}
              text={t(`registration.${kind}_text`)}
              aria-invalid={error ? true : undefined}
              checked={form.form.values.earning === (kind === 'freelancer' ? '1' : '0')}
              onChange={() => form.change('earning', kind === 'freelancer' ? '1' : '0')}
            />
          ))}
        </div>
        <GroupError>{error}</GroupError>
      </div>
    </Card>
  );
}
