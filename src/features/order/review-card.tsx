import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { TextArea } from '@/ui/text-field';
import { PicturesField } from './pictures-field';
import styles from './rate-and-review.module.css';
import { useReviewDraft, type Reviewed } from './review-draft';
import { StarField } from './star-field';

type Said = { rating: number; comment: string; attachment?: File[] };

type Props = {
  of: Reviewed;
  name: string;
  picture: string | null;
  isDone: boolean;
  /** Of a courier something must be said (api-contract §7.5). */
  isCommentNeeded?: boolean;
  onSend: (said: Said) => Promise<unknown>;
};

/** Stars, words and pictures for one thing or person; once sent it says so. */
export function ReviewCard({ of, name, picture, isDone, isCommentNeeded = false, onSend }: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { rating, comment, change, forget } = useReviewDraft(of);
  const [pictures, setPictures] = useState<File[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [isTold, setTold] = useState(false);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const isCommentMissing = isCommentNeeded && comment.trim() === '';

  async function send() {
    setTold(true);
    if (rating === 0) return form.current?.querySelector('input')?.focus();
    if (isCommentMissing) return form.current?.querySelector('textarea')?.focus();
    setState('sending');
    try {
      await onSend({ rating, comment: comment.trim(), ...(pictures.length > 0 && { attachment: pictures }) });
      setState('sent');
      forget();
    } catch {
      // Told as a toast; nothing that was typed is lost.
      setState('open');
    }
  }

  const isSent = isDone || state === 'sent';
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.thing}>
        <img src={picture ?? '/images/no-picture.svg'} alt="" width={56} height={56} />
        <h2 className="strong">
          <bdi>{name}</bdi>
        </h2>
      </div>
      {isSent ? (
        <Notice tone="good">{t('order.reviewed')}</Notice>
      ) : (
        <form
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <StarField
            label={t('order.your_rating')}
            value={rating}
            onChange={(stars) => change({ rating: stars })}
            error={isTold && rating === 0 ? t('order.rating_missing') : undefined}
          />
          <TextArea
            label={t('order.your_comment')}
            note={isCommentNeeded ? undefined : t('ui.optional_mark')}
            maxLength={1000}
            value={comment}
            onChange={(event) => change({ comment: event.target.value })}
            error={isTold && isCommentMissing ? t('order.comment_missing') : undefined}
          />
          <PicturesField
            label={t('order.pictures')}
            most={limits.images_per_review}
            pictures={pictures}
            onChange={setPictures}
            onBusy={setPreparing}
          />
          <Button type="submit" loading={state === 'sending' || isPreparing}>
            {t('order.review_send')}
          </Button>
        </form>
      )}
    </section>
  );
}
