import { useTranslation } from 'react-i18next';
import { Steps } from '@/ui/display/steps';

const STEPS = ['details', 'plan', 'payment'] as const;

export function Progress({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  return <Steps labels={STEPS.map((step) => t(`registration.step_${step}`))} at={STEPS.indexOf(at)} />;
}
