import { useTranslation } from 'react-i18next';
import { Steps as Bar } from '@/ui/display/steps';

const STEPS = ['sender', 'receiver', 'checkout'] as const;

/** The progress of the steps. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  return <Bar labels={STEPS.map((step) => t(`parcel.${step}`))} at={STEPS.indexOf(at)} />;
}
