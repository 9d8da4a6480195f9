import { importPart } from '@/lib/import-part';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '@/contract/catalogue/item';
import { openLazyDialog } from '@/lib/dialogs';
import { onIntent } from '@/ui/controls/on-intent';
import { IconButton } from '@/ui/controls/icon-button';
import { Picture } from '@/ui/display/picture';
import { mediaIcons } from '@/ui/icons/media-icons';
import { mediaSource } from '../media-source';
import { picturesOf } from '../pictures-of';
import styles from './gallery.module.css';

/** An item, or another thing with a name and pictures. */
type Pictured = Pick<Item, 'name' | 'image_full_url' | 'images_full_url'>;

type Props = {
  item: Pictured;
  /** The index of the picture for the current choice; a change shows it at once. */
  picked?: number | null | undefined;
  badges: ReactNode;
  tools: ReactNode;
};

const loadZoom = () => importPart(() => import('./gallery-zoom'));

/** The pictures of an item or a vehicle; zooming loads the large files (ITEM-10). */
export function Gallery({ item, picked = null, badges, tools }: Props) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(0);
  const [followed, setFollowed] = useState<number | null>(null);
  if (picked !== followed) {
    setFollowed(picked);
    if (picked !== null) setCurrent(picked);
  }
  const pictures = picturesOf(item);
  const mainPicture = pictures[current] ?? null;

  async function zoom() {
    const props = { pictures, start: current, name: item.name };
    await openLazyDialog(() => loadZoom().then((mod) => mod.GalleryZoom), props);
  }

  return (
    <section className={styles.gallery} aria-label={t('item.pictures')}>
      <div className={styles.main}>
        <Picture
          {...mediaSource(mainPicture, 'item', '(min-width: 1180px) 700px, (min-width: 860px) 58vw, 100vw', item.name)}
          priority
        />
        <div className={styles.badges}>{badges}</div>
        <div className={styles.tools}>{tools}</div>
        {pictures.length > 0 && (
          <IconButton
            className={styles.zoom}
            icon={mediaIcons.zoomIn}
            look="photo"
            label={t('item.zoom')}
            aria-haspopup="dialog"
            {...onIntent(loadZoom)}
            onClick={() => void zoom()}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={styles.thumb}
              aria-label={t('item.show_picture', { number: index + 1 })}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
            >
              <Picture {...mediaSource(picture, 'item', '120px')} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
