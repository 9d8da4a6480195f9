import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readMore } from '@/domain/catalogue/read-more';
import { Name } from '@/ui/display/name';
import styles from './folded-text.module.css';

/** Shows the first 70 characters of a long text, and the rest on request. Spec: ordering §9. */
export function FoldedText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const start = readMore(text);
  return (
    <>
      <Name>{isOpen ? text : start.text}</Name>
      {start.is_cut && (
        <>
          {' '}
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'item.read_less' : 'item.read_more')}
          </button>
        </>
      )}
    </>
  );
}
