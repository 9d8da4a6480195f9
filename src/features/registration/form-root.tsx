import type { ReactNode } from 'react';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { Notice } from '@/ui/overlay/notice';

type Props = {
  of: { notice: string | null; form: { isSubmitting: boolean; submitCount: number } };
  children: ReactNode;
};

/**
 * The frame of a form and its map, whose search is a separate form: a refusal of the whole form is shown above, and the
 * focus goes to the first invalid field.
 */
export function FormRoot({ of: { form, notice }, children }: Props) {
  const root = useFirstWrong<HTMLDivElement>(form);
  return (
    <div ref={root} className="stack16">
      {notice && (
        <Notice tone="bad" live>
          {notice}
        </Notice>
      )}
      {children}
    </div>
  );
}
