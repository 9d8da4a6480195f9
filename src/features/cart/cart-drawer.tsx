import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { Drawer } from '@/ui/drawer';

export function CartDrawer({ onClose }: Closing<void>) {
  const { t } = useTranslation();
  return (
    <Drawer title={t('cart.shopping_cart')} closeLabel={t('ui.close')} onClose={() => onClose()}>
      {null}
    </Drawer>
  );
}
