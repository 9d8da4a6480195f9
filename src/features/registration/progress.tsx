import { useTranslation } from 'react-i18next';
import { Steps } from '@/ui/display/steps';

const STEPS = ['details', 'plan', 'payment'] as const;

export function Progress({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  return <Steps labels={STEPS.map((it) => t(`registration.step_${it}`))} at={STEPS.indexOf(at)} />;
}
