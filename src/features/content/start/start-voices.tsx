import { useTranslation } from 'react-i18next';
import type { Testimonial } from '@/contract/catalogue/content';
import { useLanding } from '@/features/config/api';
import { Strip } from './strip';
import styles from './start-blocks.module.css';

/** What people say about the market. */
export function StartVoices() {
  const { t } = useTranslation();
  const { testimonial_section_status, testimonial_list: voices = [], testimonial_title } = useLanding() ?? {};
  if (!testimonial_section_status || voices.length === 0) return null;
  const title = testimonial_title || t('content.start_voices');

  return (
    <section>
      <h2 className={`t28 ${styles.title}`}>{title}</h2>
      <Strip label={title}>
        {voices.map((voice) => (
          <Voice key={voice.id} {...voice} />
        ))}
      </Strip>
    </section>
  );
}

function Voice({ name, designation, review, reviewer_image_full_url, company_image_full_url }: Testimonial) {
  return (
    <figure className={styles.voice}>
      <blockquote>
        <bdi>{review}</bdi>
      </blockquote>
      <figcaption>
        <Portrait src={reviewer_image_full_url} />
        <span className={styles.who}>
          {name && <strong className="strong">{name}</strong>}
          {designation && <span className="t14 muted">{designation}</span>}
        </span>
        <Portrait src={company_image_full_url} />
      </figcaption>
    </figure>
  );
}

function Portrait({ src }: { src: string | null }) {
  return src && <img src={src} alt="" width={44} height={44} loading="lazy" decoding="async" />;
}
