import { useTranslation } from 'react-i18next';
import type { AgainLine } from '@/contract/ordering/order-again';
import { changesAgain, piecesAgain } from '@/domain/order/order-again';
import { digitsOf } from '@/domain/money/money-display';
import { times } from '@/domain/money/money';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Badge } from '@/ui/display/badge';
import { Name } from '@/ui/display/name';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { Picture } from '@/ui/display/picture';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import type { Followed } from '../api';
import { useOrderAgain } from './order-again-api';
import styles from './reorder-dialog.module.css';
import { useReorder } from './use-reorder';

type Props = { followed: Followed; module_id: number } & Closing<boolean>;

/** Shows what is available of a former order and what has changed, before anything is added to the cart. */
export function ReorderDialog({ followed, module_id, onClose }: Props) {
  const { t } = useTranslation();
  const { data: again, isError, refetch } = useOrderAgain(followed, module_id);
  const lines = again?.lines ?? [];
  const pieces = lines.reduce((count, line) => count + piecesAgain(line), 0);
  const isSame = lines.every((line) => piecesAgain(line) === line.quantity && changesAgain(line).length === 0);
  const { add, isAdding } = useReorder({
    again,
    module_id,
    onDone: () => onClose(true),
    onRefused: () => void refetch(),
  });

  function text() {
    if (!again) return t('order.again_title');
    return pieces === 0 ? t('order.again_nothing') : t('order.again_add', { count: pieces });
  }

  return (
    <Modal
      title={t('order.again_title')}
      onClose={() => onClose(false)}
      foot={
        <Button block loading={isAdding} disabled={pieces === 0} onClick={add}>
          {text()}
        </Button>
      }
    >
      {isError && <Failed onRetry={() => void refetch()} />}
      {!again && !isError && (
        <div aria-busy="true">
          <SkeletonRows count={2} />
        </div>
      )}
      {again && lines.length === 0 && <p>{t('order.again_unknown')}</p>}
      {lines.length > 0 && (
        <div className="stack12">
          <p>{t(isSame ? 'order.again_same' : 'order.again_changed')}</p>
          <ul>
            {lines.map((line, n) => (
              <Line key={n} line={line} />
            ))}
          </ul>
          <p className="t14 muted">{t('order.again_keeps')}</p>
        </div>
      )}
    </Modal>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = (
    <Button look="text" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  );
  return (
    <Notice tone="bad" live action={retry}>
      {t('order.again_failed')}
    </Notice>
  );
}

function Line({ line }: { line: AgainLine }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const digits = digitsOf(useConfig());
  const pieces = piecesAgain(line);
  const changes = changesAgain(line);
  return (
    <li className={styles.line} data-gone={pieces === 0 || undefined}>
      <Picture
        src={line.image_full_url ?? '/images/no-picture.svg'}
        width={56}
        height={56}
        className={styles.picture}
      />
      <div>
        <p className="strong">
          <bdi className="num">{pieces || line.quantity}×</bdi> <Name>{line.name}</Name>
        </p>
        {pieces === 0 && <Badge tone="bad">{t(`order.again_${line.problem ?? 'out_of_stock'}`)}</Badge>}
        {changes.includes('fewer') && (
          <p className={styles.change}>{t('order.again_fewer', { before: line.quantity, after: pieces })}</p>
        )}
        {changes.includes('lost_add_ons') && (
          <p className={styles.change}>{t('order.again_lost', { names: line.lost_add_ons })}</p>
        )}
        {pieces > 0 && (
          <p className="t14 muted">
            <bdi className="num">{money(times(line.price_now, pieces, digits))}</bdi>
          </p>
        )}
        {changes.includes('price') && (
          <p className={styles.change}>
            {t('order.again_price', { before: money(line.price_before), after: money(line.price_now) })}
          </p>
        )}
      </div>
    </li>
  );
}
