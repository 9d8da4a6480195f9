import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courierReviewForm, reviewForm } from '@/contract/order-form.schema';
import { limits } from '@/domain/limits';
import { useSentForm } from '@/lib/use-sent-form';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { Name } from '@/ui/display/name';
import { Button } from '@/ui/overlay/button';
import { Notice } from '@/ui/overlay/notice';
import { TextArea } from '@/ui/overlay/fields/text-field';
import { PicturesField } from '../dialogs/pictures-field';
import styles from './rate-and-review.module.css';
import { isReviewedBefore } from './review-api';
import { forgetReviewDraft, keepReviewDraft, reviewDraft, type Reviewed } from './review-draft';
import { StarField } from './star-field';

type Said = { rating: number; comment: string; attachment?: File[] };

/** What is said in place of the form: the review was sent, or there was one already. */
type ReviewResult = 'order.reviewed' | 'errors.review';

type Props = {
  of: Reviewed;
  name: string;
  picture: string | null;
  isDone: boolean;
  /** A review of a courier needs a comment (wire-format §7.5). */
  isCommentNeeded?: boolean;
  onSend: (said: Said) => Promise<unknown>;
};

/** Stars, comment and pictures for one item or person; confirms once sent. */
export function ReviewCard({ name, picture, isDone, ...review }: Props) {
  const { t } = useTranslation();
  const [told, setTold] = useState<ReviewResult | null>(null);
  const card = useKeptFocus();
  return (
    <section ref={card} className={styles.card} aria-label={name}>
      <div className={styles.thing}>
        <img src={picture ?? '/images/no-picture.svg'} alt="" width={56} height={56} />
        <h2 className="strong">
          <Name>{name}</Name>
        </h2>
      </div>
      {isDone || told ? (
        <Notice tone="good">{t(told ?? 'order.reviewed')}</Notice>
      ) : (
        <ReviewForm {...review} onDone={setTold} />
      )}
    </section>
  );
}

type FormProps = Pick<Props, 'of' | 'isCommentNeeded' | 'onSend'> & { onDone: (told: ReviewResult) => void };

/** The draft survives a reload until it is sent. */
function ReviewForm({ of, isCommentNeeded = false, onSend, onDone }: FormProps) {
  const { t } = useTranslation();
  const [isPreparing, setPreparing] = useState(false);
  const [start] = useState(() => ({ ...reviewDraft(of), attachment: noPictures }));
  const { form, root, errorOf } = useSentForm({
    initialValues: start,
    validationSchema: isCommentNeeded ? courierReviewForm : reviewForm,
    onSubmit: async ({ rating, comment, attachment }) => {
      try {
        await onSend({ rating, comment: comment.trim(), ...(attachment.length > 0 && { attachment }) });
        onDone('order.reviewed');
      } catch (error) {
        // Any other failure is shown as a toast, and the typed text stays.
        if (!isReviewedBefore(error)) return;
        onDone('errors.review');
      }
      forgetReviewDraft(of);
    },
  });
  const { dirty } = form;
  const { rating, comment, attachment } = form.values;
  useEffect(() => {
    if (dirty) keepReviewDraft(of, { rating, comment });
  }, [dirty, of, rating, comment]);

  return (
    <form ref={root} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <StarField
        label={t('order.your_rating')}
        value={rating}
        onChange={(stars) => void form.setFieldValue('rating', stars)}
        error={errorOf('rating')}
      />
      <TextArea
        label={t('order.your_comment')}
        note={isCommentNeeded ? undefined : t('ui.optional_mark')}
        maxLength={limits.long_note_max}
        {...form.getFieldProps('comment')}
        error={errorOf('comment')}
      />
      <PicturesField
        label={t('order.pictures')}
        most={limits.images_per_review}
        pictures={attachment}
        onChange={(pictures) => void form.setFieldValue('attachment', pictures)}
        onBusy={setPreparing}
      />
      <Button type="submit" loading={form.isSubmitting || isPreparing}>
        {t('order.review_send')}
      </Button>
    </form>
  );
}

const noPictures: File[] = [];
