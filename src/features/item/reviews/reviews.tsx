import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { shownRating, stars } from '@/domain/catalogue/rating';
import { useConfig } from '@/features/config/api';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { Name } from '@/ui/display/name';
import { Picture } from '@/ui/display/picture';
import { ProgressBar } from '@/ui/status/progress-bar';
import { Stars } from '@/ui/display/rating';
import { NotLoaded } from '@/ui/status/not-loaded';
import { FoldedText } from '../folded-text';
import { oncePerLanguage } from '@/domain/text/date-text';
import styles from './reviews.module.css';

type Review = {
  id: number;
  rating: number;
  comment: string;
  customer_name: string;
  reply: string | null;
  created_at: string;
  item_name?: string | undefined;
  attachment_full_url?: readonly string[] | undefined;
};

type Props = {
  reviews: readonly Review[];
  /** The store that replies. */
  store_name: string;
  avg_rating: number;
  rating_count: number;
  /** The number of 5, 4, 3, 2 and 1 star ratings, where known. */
  ratings?: readonly number[] | undefined;
  /** Set when the reviews failed to load. */
  onRetry?: (() => unknown) | undefined;
};

/** The score with its distribution, and the customers' reviews with the store's replies. */
export function Reviews({ reviews, store_name, avg_rating, rating_count, ratings = [], onRetry }: Props) {
  const { t } = useTranslation();
  const config = useConfig();
  const value = shownRating(avg_rating, config);
  const all = ratings.reduce((sum, count) => sum + count, 0);
  if (rating_count === 0 && reviews.length === 0) return <p className="muted">{t('item.no_reviews')}</p>;
  return (
    <div className={styles.grid}>
      <div className={styles.score}>
        <div className={styles.big}>
          <b>
            <bdi className="num">{value}</bdi>
          </b>
          <div>
            <Stars value={stars(avg_rating)} label={t('ui.rating_of', { rating: value })} />
            <p className="t14 muted">{t('item.reviews_count', { count: rating_count })}</p>
          </div>
        </div>
        {all > 0 && (
          <ul role="list" className={styles.bars}>
            {ratings.map((count, index) => (
              <li key={index} className={styles.bar}>
                <span aria-hidden="true">{5 - index}</span>
                <ProgressBar
                  percent={Math.round((count * 100) / all)}
                  label={t('item.ratings_of', { count: 5 - index })}
                />
                <span>{count}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {onRetry && reviews.length === 0 ? (
        <NotLoaded title={t('home.failed_title')} onRetry={onRetry} />
      ) : (
        <ul role="list">
          {reviews.map((review) => (
            <ReviewEntry key={review.id} review={review} store_name={store_name} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ReviewEntry({ review, store_name }: { review: Review; store_name: string }) {
  const { t } = useTranslation();
  const { customer_name, rating, comment, reply, item_name, created_at, attachment_full_url = [] } = review;
  return (
    <li className={styles.review}>
      <span className={styles.avatar} aria-hidden="true">
        {[...customer_name][0]}
      </span>
      <div>
        <div className={styles.top}>
          <b className="strong">
            <Name>{customer_name}</Name>
          </b>
          <ReviewDate at={created_at} />
        </div>
        <Stars value={rating} label={t('ui.rating_of', { rating })} />
        {item_name && (
          <p className="t14 muted">
            <Name>{item_name}</Name>
          </p>
        )}
        {comment && (
          <p className={styles.text}>
            <FoldedText text={comment} />
          </p>
        )}
        {attachment_full_url.length > 0 && <Pictures of={attachment_full_url} by={customer_name} />}
        {reply && (
          <div className={styles.reply}>
            <b>{t('item.reply_from', { name: store_name })}</b>
            <Name>{reply}</Name>
          </div>
        )}
      </div>
    </li>
  );
}

/** Thumbnails; each opens in full size. */
function Pictures({ of, by }: { of: readonly string[]; by: string }) {
  const { t } = useTranslation();
  return (
    <ul role="list" className={styles.pictures}>
      {of.map((src, n) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <Picture src={src} alt={t('item.review_picture', { number: n + 1, name: by })} width={72} height={72} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The server's ISO date at first, the localized date after hydration. */
function ReviewDate({ at }: { at: string }) {
  const { i18n } = useTranslation();
  // The first date format takes a phone a while and would block the page.
  const isHydrated = useDeferredValue(useHydrated());
  const day = at.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  const text = isHydrated ? dates(i18n.language).format(moment) : day;
  return (
    <time className="t12 muted" dateTime={day}>
      {text}
    </time>
  );
}

const dates = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' }),
);
