import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { AnyItemCard, Item } from '@/contract/catalogue/item';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonBox, SkeletonLine, SkeletonRows } from '@/ui/overlay/skeleton';
import styles from './item-dialog.module.css';
import { ItemDialogForm } from './item-dialog-form';
import { ItemDialogPicture } from './item-dialog-picture';
import { useItemDetails } from './use-item-details';

type Props = Closing<undefined> & { item: AnyItemCard | Item; line?: CartLine | undefined };

/** An item with its choices; the details are fetched when it opens. Spec: ordering §2, "Item modal (food)". */
export function ItemDialog({ item, line, onClose }: Props) {
  const close = () => onClose();
  const { data, isError, isFetching, refetch } = useItemDetails(item);

  return (
    <Modal title={item.name} head="hidden" width={1000} flush onClose={close}>
      {data ? (
        <ItemDialogForm key={data.id} item={data} line={line} onClose={close} />
      ) : (
        <Waiting item={item} isBusy={isFetching} onRetry={isError ? () => void refetch() : undefined} />
      )}
    </Modal>
  );
}

type WaitingProps = { item: Props['item']; isBusy: boolean; onRetry: (() => void) | undefined };

/** The skeleton, as large as the content with its footer to avoid a layout shift; with `onRetry` loading has failed. */
function Waiting({ item, isBusy, onRetry }: WaitingProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.body} aria-busy={isBusy}>
        <div className={styles.start}>
          <ItemDialogPicture item={item} />
        </div>
        <div className={styles.end}>
          <div className={styles.intro}>
            <p className={styles.title}>{item.name}</p>
            {onRetry ? (
              <Notice
                tone="bad"
                live
                action={
                  <Button look="secondary" size="small" loading={isBusy} onClick={onRetry}>
                    {t('ui.retry')}
                  </Button>
                }
              >
                {t('item.details_failed')}
              </Notice>
            ) : (
              <>
                <SkeletonLine width="half" />
                <SkeletonRows count={4} />
              </>
            )}
          </div>
        </div>
      </div>
      {!onRetry && (
        <div className={`${styles.foot} ${styles.waiting}`}>
          <SkeletonBox shape="bar" />
          <SkeletonBox shape="bar" />
        </div>
      )}
    </>
  );
}
