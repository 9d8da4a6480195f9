import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';

type Props = {
  /** It was waited for long enough. */
  isOver: boolean;
  /** Waits once more; left out where it is not known for what. */
  onAsk: (() => void) | undefined;
};

/** Only the gateway claims that something is paid: until its own status says so, it is not to be paid again. */
export function AwaitedNotice({ isOver, onAsk }: Props) {
  const { t } = useTranslation();
  const askAgain = (
    <Button look="text" onClick={onAsk}>
      {t('order.return_ask_again')}
    </Button>
  );
  return (
    <Notice tone={isOver ? 'warn' : 'info'} icon="clock" live action={isOver && onAsk ? askAgain : undefined}>
      {t(isOver ? 'order.return_unknown' : 'order.return_waiting')}
    </Notice>
  );
}
