import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Advertisement } from '@/contract/catalogue/banner';
import { Icon } from '@/ui/display/icon';
import { mediaIcons } from '@/ui/icons/media-icons';
import styles from './advertisement-rail.module.css';

type Props = { ad: Advertisement & { video_attachment_full_url: string }; t: TFunction };

/** A store's video: only its poster until a customer plays it. It starts muted (wire-format §5.6). */
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
        <Icon name={mediaIcons.play} size={24} />
      </span>
      <span className="vh">{t('home.watch_film', { title })}</span>
    </button>
  );
}

/** Focuses the video once, when it replaces the pressed button. */
const focus = (film: HTMLVideoElement | null) => film?.focus();
