import type { CartLine } from '@/contract/cart';
import type { ItemCard } from '@/contract/item';
import type { Closing } from '@/lib/dialogs';
import { Modal } from '@/ui/modal';

type Props = Closing<undefined> & { item: ItemCard; line?: CartLine | undefined };

export function ItemDialog({ item, onClose }: Props) {
  return (
    <Modal title={item.name} onClose={() => onClose()}>
      {item.description}
    </Modal>
  );
}
