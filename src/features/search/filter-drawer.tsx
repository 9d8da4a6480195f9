import { useState } from 'react';
import { widen, type SearchChoice } from '@/domain/search/search-choice';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Drawer } from '@/ui/overlay/drawer';
import { Filters, type FilterProps } from './filters';
import styles from './filters.module.css';

type Props = Omit<FilterProps, 'onChoice'> & Closing<SearchChoice>;

/** The filters where there is no room beside the list. They apply when the customer confirms. */
export function FilterDrawer({ choice, onClose, ...props }: Props) {
  const { t } = props.texts;
  const [draft, setDraft] = useState(choice);
  return (
    <Drawer
      title={t('search.filters')}
      onClose={() => onClose()}
      foot={
        <div className={styles.foot}>
          <Button look="secondary" onClick={() => setDraft(widen(draft))}>
            {t('search.clear')}
          </Button>
          <Button onClick={() => onClose(draft)}>{t('search.show_results')}</Button>
        </div>
      }
    >
      <Filters {...props} choice={draft} onChoice={setDraft} />
    </Drawer>
  );
}
