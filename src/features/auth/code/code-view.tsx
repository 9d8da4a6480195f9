import { useCheckCode } from '../api';
import type { StepOf } from '../steps';
import { useAuthForm } from '../use-auth-form';
import type { AuthFlow } from '../use-auth-flow';
import { CodeForm } from './code-form';
import { codeRefusals } from './code-refusals';

type Props = { flow: AuthFlow; step: StepOf<'code'> };

/** The step for the code sent to a phone or an email (AUTH-20, AUTH-47, AUTH-62…64). */
export function CodeView({ flow, step }: Props) {
  const { mutateAsync: checkCode } = useCheckCode();
  const authForm = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => flow.follow(await checkCode({ ...step, otp })),
    codes: codeRefusals,
  });
  return <CodeForm of={authForm} to={step.to} resend={() => flow.resend(step)} />;
}
