import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { orderActions } from '@/domain/order/order-actions';
import { hasEnded, isLeftUnpaid } from '@/domain/order/order-payment';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';
import { Button, ButtonLink } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { toolIcons } from '@/ui/icons/tool-icons';
import type { Followed } from './api';
import { reorderDialog } from './order-dialogs';
import { invoiceHref, prescribeHref } from './order-href';

type Props = { order: TrackedOrder; followed: Followed; size?: 'small' };

/**
 * What is left of an order once it has ended, or nobody waits for its payment any more, for guests as well: the same or
 * its prescription again, and the invoice (beyond §2.18, §2.23).
 */
export function FinishedButtons({ order, followed, size }: Props) {
  const { t } = useTranslation();
  const now = useNow();
  const actions = orderActions(order, useConfig(), now);
  if (!hasEnded(order) && !(now && isLeftUnpaid(order, now))) return null;
  return (
    <>
      {actions.includes('reorder') && (
        <Button
          size={size}
          look="secondary"
          icon={toolIcons.refresh}
          {...onIntent(reorderDialog.load)}
          onClick={() => void reorderDialog.open({ followed, module_id: order.module_id })}
        >
          {t('order.action_reorder')}
        </Button>
      )}
      {actions.includes('prescribe') && (
        <ButtonLink size={size} look="secondary" icon={toolIcons.upload} href={prescribeHref(order)}>
          {t('order.action_prescribe')}
        </ButtonLink>
      )}
      <ButtonLink size={size} look="neutral" icon="file-text" href={invoiceHref(order.id)}>
        {t('order.action_invoice')}
      </ButtonLink>
    </>
  );
}
