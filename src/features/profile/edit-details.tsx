import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@/contract/customer/customer';
import type { ProfileAnswer } from '@/contract/customer/customer-writes';
import { profileForm, profileFormOfLockedPhone } from '@/contract/customer/profile-form.schema';
import { isPhoneLocked } from '@/domain/accounts/profile-change';
import { usePhoneCode } from '@/features/auth/api';
import { FormFrame, Password } from '@/features/auth/form-parts';
import { useAuthForm } from '@/features/auth/use-auth-form';
import { useConfig } from '@/features/config/api';
import { openLazyDialog } from '@/lib/dialogs';
import { forgetPassword } from '@/lib/remembered-login';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/overlay/button';
import { Panel } from '@/ui/display/panel';
import { PhoneField } from '@/ui/overlay/fields/phone-field';
import { TextField } from '@/ui/overlay/fields/text-field';
import { useReloadCustomer, useUpdateProfile } from './account-api';
import { PictureField } from './picture-field';
import { pictureOf } from './picture-of';
import { diffProfile, toValues, type ProfileInput } from './profile-change';
import { forgetProfileDraft, keepProfileDraft, profileDraft } from './profile-draft';

type Props = { customer: Customer; onLeave: () => void };

/** Edit Personal Details (PROF-07…17). */
export function EditDetails({ customer, onLeave }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const { form, setImage } = useDetailsForm(customer, leave);
  const isLocked = isPhoneLocked(customer);

  function leave() {
    forgetProfileDraft();
    onLeave();
  }

  return (
    <Panel
      title={t('profile.edit_personal_details')}
      above={
        <Button look="text" size="small" icon="arrow-left" onClick={leave}>
          {t('profile.go_back')}
        </Button>
      }
    >
      <FormFrame of={form}>
        <PictureField former={pictureOf(customer, config)} onChange={setImage} />
        <TextField label={t('ui.name')} autoComplete="name" {...form.field('name')} />
        <TextField label={t('ui.email')} type="email" autoComplete="email" dir="ltr" {...form.field('email')} />
        <PhoneField
          label={t('ui.phone')}
          name="phone"
          hint={isLocked ? t('profile.phone_locked') : undefined}
          disabled={isLocked}
          country={config.country.toLowerCase()}
          canChooseCountry={config.country_picker_status}
          value={form.form.values.phone}
          error={form.errorOf('phone')}
          onChange={(digits, dialCode) => {
            form.change('dial_code', dialCode);
            form.change('phone', digits);
          }}
          onBlur={() => void form.form.setFieldTouched('phone')}
        />
        {config.centralize_login.manual_login_status && <NewPassword form={form} />}
        <Button type="submit" loading={form.form.isSubmitting}>
          {t('profile.update')}
        </Button>
      </FormFrame>
    </Panel>
  );
}

function NewPassword({ form }: { form: DetailsForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Password
        label={t('profile.password')}
        note={t('ui.optional_mark')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <Password label={t('ui.confirm_password')} autoComplete="new-password" {...form.field('confirm_password')} />
    </>
  );
}

type DetailsForm = ReturnType<typeof useDetailsForm>['form'];

/** The draft survives a reload until it is saved. */
function useDetailsForm(customer: Customer, onSaved: () => void) {
  const { t } = useTranslation();
  const reloadCustomer = useReloadCustomer();
  const { mutateAsync: update } = useUpdateProfile();
  const { mutateAsync: sendCode } = usePhoneCode();
  const [image, setImage] = useState<File | null>(null);
  const form = useAuthForm({
    initial: { ...toValues(customer), ...profileDraft(customer.id) },
    schema: isPhoneLocked(customer) ? profileFormOfLockedPhone : profileForm,
    submit,
  });
  const { values, dirty } = form.form;
  useEffect(() => {
    if (dirty) keepProfileDraft(customer.id, values);
  }, [customer.id, dirty, values]);

  async function submit(values: ReturnType<typeof toValues>) {
    const change = diffProfile(customer, values, image);
    if (!change) return void toast.warning(t('profile.no_changes_found'));
    const answer = await update(change);
    // Also after the first of two codes: that part is saved already.
    const { isSaved, waiting } = await confirm(change, answer, sendCode).finally(reloadCustomer);
    if (!isSaved) return;
    if (waiting) {
      void toast.warning(t(`profile.saved_but_${waiting}`));
      setImage(null);
      return void form.form.setValues({ ...values, password: '', confirm_password: '' });
    }
    void toast.success(t('profile.updated_successfully'));
    onSaved();
  }

  return { form, setImage };
}

type SendCode = (phone: string) => Promise<{ session_info: string } | null>;

/** Whether something of the change is saved, and the contact that is not, because its code was not entered. */
type Confirmed = { isSaved: boolean; waiting: 'phone' | 'email' | null };

/**
 * Asks for each code that the change needs, once it is sent: with Firebase the browser sends it, and its session is
 * sent along with the code. A contact waits when its code was not entered, or can not be sent to that number (AUTH-53).
 */
async function confirm(change: ProfileInput, first: ProfileAnswer, sendCode: SendCode): Promise<Confirmed> {
  let answer = first;
  let isSaved = false;
  // For a new phone and a new email, the answer to the first code requests the second one.
  while (answer.otp_send && answer.verification_on) {
    const { verification_on, verification_medium: medium } = answer;
    const open = { isSaved, waiting: verification_on };
    const sent = medium === 'firebase' ? await sendCode(change.phone) : { session_info: null };
    if (!sent) return open;
    const next = await openLazyDialog(() => import('./confirm-change').then((mod) => mod.ConfirmChange), {
      change,
      verification_on,
      medium,
      ...sent,
    });
    if (!next) return open;
    forgetFormerPassword(change);
    isSaved = true;
    answer = next;
  }
  forgetFormerPassword(change);
  return { isSaved: true, waiting: null };
}

/** The password stored by Remember me is outdated. */
function forgetFormerPassword({ password }: ProfileInput): void {
  if (password) forgetPassword();
}
