import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Advertisement } from '@/contract/catalogue/campaign';
import { Icon } from '@/ui/display/icon';
import styles from './advertisement-rail.module.css';

type Props = { ad: Advertisement & { video_attachment_full_url: string }; t: TFunction };

/** A store's film: only its picture until a customer wants to see it. It begins without sound (wire-format §5.6). */
export function AdvertisementVideo({ ad, t }: Props) {
  const [isWatched, setIsWatched] = useState(false);
  const { title, cover_image_full_url: cover, video_attachment_full_url: film } = ad;
  if (isWatched) {
    return (
      <video
        ref={focus}
        tabIndex={0}
        className={styles.film}
        src={film}
        poster={cover ?? undefined}
        aria-label={title}
        controls
        muted
        autoPlay
        playsInline
        onError={() => setIsWatched(false)}
      />
    );
  }
  return (
    <button type="button" className={styles.film} onClick={() => setIsWatched(true)}>
      {cover && <img src={cover} alt="" width={1200} height={450} loading="lazy" decoding="async" />}
      <span className={styles.play}>
        <Icon name="circle-play" size={24} />
      </span>
      <span className="vh">{t('home.watch_film', { title })}</span>
    </button>
  );
}

/** Once, when it takes the place of the button that was pressed. */
const focus = (film: HTMLVideoElement | null) => film?.focus();
