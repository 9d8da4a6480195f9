import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/status/notice';
import { windowText } from '../item-labels';
import { useCardTexts } from '../use-card-texts';
import type { ItemForm } from './use-item-form';

/** Says why an item cannot be bought, that it is for later, or that a prescription is needed. Spec: ordering §4. */
export function PurchaseNotice({ form }: { form: ItemForm }) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  const { item, actions } = form;
  const window = windowText(item, texts);
  return (
    <>
      {actions.notice === 'out_of_stock' && <Notice tone="bad">{t('errors.out_of_stock')}</Notice>}
      {actions.notice === 'variation_out_of_stock' && (
        <Notice tone="bad" live>
          {t('errors.variation_out_of_stock')}
        </Notice>
      )}
      {(actions.notice === 'not_available_now' || actions.is_for_later) && (
        <Notice tone="warn">
          <strong>{t('item.not_available_now')}</strong>
          {window && <p>{window}</p>}
          {actions.is_for_later && <p>{t('item.for_later')}</p>}
        </Notice>
      )}
      {item.is_prescription_required && (
        <Notice tone="info" icon="file-text">
          <strong>{t('item.prescription_required')}</strong>
          <p>{t('errors.prescription')}</p>
        </Notice>
      )}
    </>
  );
}
