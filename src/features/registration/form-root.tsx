import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import styles from './registration.module.css';

type Props = {
  of: { notice: string | null; form: { isSubmitting: boolean; submitCount: number } };
  children: ReactNode;
};

/**
 * Around a form and its map, whose search is a form of its own: what was refused as a whole stands above, the focus
 * goes to the first wrong field.
 */
export function FormRoot({ of: { form, notice }, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { isSubmitting, submitCount } = form;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isSubmitting, submitCount]);
  return (
    <div ref={ref} className={styles.form}>
      {notice && (
        <Notice tone="bad" live>
          {notice}
        </Notice>
      )}
      {children}
    </div>
  );
}
