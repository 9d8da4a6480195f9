import { useTranslation } from 'react-i18next';
import { isSignInOffered } from '@/domain/sign-in/login-types';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { EmptyState } from '@/ui/status/empty-state';
import { Modal } from '@/ui/overlay/modal';
import { CodeView } from './code/code-view';
import { ExistingUserView } from './existing-user-view';
import { PhoneView } from './phone-view';
import { SignInView } from './sign-in-view';
import { SignUpView } from './sign-up-view';
import { useAfterSignIn } from './use-after-sign-in';
import { useAuthFlow, type AuthFlow } from './use-auth-flow';
import { useFocusOnChange } from './use-focus-on-change';
import { UserInfoView } from './user-info-view';

/** What to do after a successful sign-in, once the modal has closed. */
export type SignedIn = { is_sign_up: boolean; settle: () => Promise<void> };

/** 450px wide (AUTH-01). Without any enabled sign-in method, it has neither form nor provider buttons (AUTH-08). */
export function AuthModal({ mode, onClose }: { mode: string } & Closing<SignedIn>) {
  return isSignInOffered(useConfig()) ? <Ways mode={mode} onClose={onClose} /> : <NotOffered onClose={onClose} />;
}

const titles = {
  'sign-in': 'ui.sign_in',
  'sign-up': 'auth.sign_up',
  code: 'auth.enter_code',
  user_info: 'auth.complete_profile',
  is_exist_user: 'auth.existing_title',
  phone_modal: 'auth.phone_needed',
} as const;

function Ways({ mode, onClose }: { mode: string } & Closing<SignedIn>) {
  const { t } = useTranslation();
  const afterSignIn = useAfterSignIn();
  const flow = useAuthFlow(mode, (arrival) => {
    const { is_sign_up } = arrival;
    onClose({ is_sign_up, settle: () => afterSignIn(arrival) });
  });
  const { step } = flow;
  const body = useFocusOnChange(step.name);

  return (
    <Modal
      title={t(titles[step.name])}
      width={450}
      onClose={() => onClose()}
      back={flow.canGoBack ? { label: t('auth.go_back'), onBack: flow.back } : undefined}
    >
      <div ref={body}>
        <View flow={flow} />
      </div>
    </Modal>
  );
}

function View({ flow }: { flow: AuthFlow }) {
  const { step } = flow;
  switch (step.name) {
    case 'sign-up':
      return <SignUpView flow={flow} />;
    case 'code':
      return <CodeView key={step.to} flow={flow} step={step} />;
    case 'user_info':
      return <UserInfoView flow={flow} step={step} />;
    case 'is_exist_user':
      return <ExistingUserView flow={flow} step={step} />;
    case 'phone_modal':
      return <PhoneView flow={flow} step={step} />;
    default:
      return <SignInView flow={flow} />;
  }
}

function NotOffered({ onClose }: Closing<SignedIn>) {
  const { t } = useTranslation();
  const { business_name } = useConfig();
  return (
    <Modal
      title={t('auth.welcome', { name: business_name })}
      width={450}
      onClose={() => onClose()}
      foot={
        <Button block onClick={() => onClose()}>
          {t('auth.continue_as_guest')}
        </Button>
      }
    >
      <EmptyState icon="user" title={t('auth.not_offered_title')} text={t('auth.not_offered_text')} />
    </Modal>
  );
}
