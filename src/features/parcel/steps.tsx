import { useTranslation } from 'react-i18next';
import { Steps as Bar } from '@/ui/display/steps';

const STEPS = ['sender', 'receiver', 'checkout'] as const;

/** How far the sending has come. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTranslation();
  return <Bar labels={STEPS.map((it) => t(`parcel.${it}`))} at={STEPS.indexOf(at)} />;
}
