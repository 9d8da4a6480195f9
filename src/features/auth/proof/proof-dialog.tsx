import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordProofForm } from '@/contract/auth/auth-form.schema';
import type { ProofOffer } from '@/contract/auth/customer-session';
import type { SocialMedium } from '@/domain/sign-in/login-types';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import styles from '../auth.module.css';
import { CodeForm } from '../code/code-form';
import { codeRefusals } from '../code/code-refusals';
import { useProofCode, useProve, type CodeOffer, type SentProof } from './proof-api';
import { FormFrame, Password } from '../form-parts';
import { reportFailure } from '../report-failure';
import { ProviderButtons } from '../social-buttons';
import type { SocialAnswer } from '../social/social-port';
import { useAuthForm } from '../use-auth-form';
import { useFocusOnChange } from '../use-focus-on-change';

/** Re-authenticates the customer before a change to the account's security: by password, code or provider. */
export function ProofDialog({ offers, onClose }: { offers: ProofOffer[] } & Closing<true>) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentProof | null>(null);
  const onProved = () => onClose(true);
  const back = () => setSent(null);
  const body = useFocusOnChange(sent ? 'code' : 'choice');
  return (
    <Modal
      title={t(sent ? 'auth.enter_code' : 'auth.prove_title')}
      width={450}
      onClose={() => onClose()}
      back={sent ? { label: t('auth.go_back'), onBack: back } : undefined}
    >
      <div ref={body}>
        {sent ? (
          <Code sent={sent} onSent={setSent} onProved={onProved} />
        ) : (
          <Choice offers={offers} onSent={setSent} onProved={onProved} />
        )}
      </div>
    </Modal>
  );
}

type Then = { onSent: (sent: SentProof) => void; onProved: () => void };

function Choice({ offers, onSent, onProved }: { offers: ProofOffer[] } & Then) {
  const { t } = useTranslation();
  const { mutateAsync: prove } = useProve();
  const hasPassword = offers.some(({ by }) => by === 'password');
  const codes = offers.filter(isCode);
  const media = offers.map(({ by }) => by).filter(isMedium);
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>{t(hasPassword ? 'auth.prove_by_password' : 'auth.prove_choose')}</p>
      {hasPassword && <ByPassword onProved={onProved} />}
      {hasPassword && offers.length > 1 && <div className={styles.or}>{t('auth.or')}</div>}
      {codes.map((offer) => (
        <SendCode key={offer.by} offer={offer} onSent={onSent} />
      ))}
      {media.length > 0 && <ProviderButtons media={media} answer={(from) => prove(byProvider(from)).then(onProved)} />}
    </div>
  );
}

function ByPassword({ onProved }: Pick<Then, 'onProved'>) {
  const { t } = useTranslation();
  const { mutateAsync: prove } = useProve();
  const authForm = useAuthForm({
    initial: { password: '' },
    schema: passwordProofForm,
    submit: async ({ password }) => {
      await prove({ by: 'password', password });
      onProved();
    },
  });
  return (
    <FormFrame of={authForm}>
      <Password
        label={t('ui.password')}
        autoComplete="current-password"
        data-autofocus
        {...authForm.field('password')}
      />
      <Button type="submit" block loading={authForm.form.isSubmitting}>
        {t('ui.continue')}
      </Button>
    </FormFrame>
  );
}

function SendCode({ offer, onSent }: { offer: CodeOffer } & Pick<Then, 'onSent'>) {
  const { t } = useTranslation();
  const { mutate: sendCode, isPending } = useProofCode();
  const [problem, setProblem] = useState<string | null>(null);

  function send() {
    setProblem(null);
    sendCode(offer, {
      onSuccess: (sent) => sent && onSent(sent),
      onError: (error) => setProblem(reportFailure(error, { fields: [], t }).notice),
    });
  }

  return (
    <>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <Button look="secondary" block loading={isPending} onClick={send}>
        <span className={styles.contact}>
          {t('auth.send_code_to')} <bdi dir="ltr">{offer.to}</bdi>
        </span>
      </Button>
    </>
  );
}

function Code({ sent: { offer, session_info }, onSent, onProved }: { sent: SentProof } & Then) {
  const { mutateAsync: prove } = useProve();
  const { mutateAsync: sendCode } = useProofCode();
  const authForm = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => {
      await prove({ by: offer.by, otp, ...(session_info && { session_info }) });
      onProved();
    },
    codes: codeRefusals,
  });

  async function resend() {
    const again = await sendCode(offer);
    if (again) onSent(again);
    return again !== null;
  }

  return <CodeForm of={authForm} to={offer.to} resend={resend} />;
}

function byProvider({ medium, token, access_token }: SocialAnswer) {
  return { by: medium, token, ...(access_token && { access_token }) };
}

function isCode(offer: ProofOffer): offer is CodeOffer {
  return (offer.by === 'phone' || offer.by === 'email') && offer.to !== null;
}

function isMedium(by: ProofOffer['by']): by is SocialMedium {
  return by === 'google' || by === 'facebook' || by === 'apple';
}
