import { useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { ownTouches } from '@/ui/popups/own-touches';
import styles from './picture-field.module.css';

const SIDE_PX = 512;

/** Crops the picture to a square before it is sent (PROF-22). */
export function CropDialog({ file, onClose }: { file: File } & Closing<File>) {
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [source] = useState(() => URL.createObjectURL(file));

  async function cropPicture() {
    if (image.current && crop) onClose(await drawSquare(image.current, crop, file));
  }

  return (
    <Modal
      title={t('profile.crop')}
      width={450}
      onClose={() => onClose()}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose()}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={!crop} onClick={() => void cropPicture()}>
            {t('profile.use_picture')}
          </Button>
        </>
      }
    >
      <div className={styles.crop} dir="ltr" {...ownTouches}>
        <ReactCrop
          {...(crop && { crop })}
          aspect={1}
          circularCrop
          keepSelection
          ariaLabels={useCropLabels()}
          onChange={(_px, next) => setCrop(next)}
        >
          <img
            ref={image}
            src={source}
            alt={t('profile.picture')}
            onLoad={({ currentTarget: { width, height } }) => {
              URL.revokeObjectURL(source);
              setCrop(centerCrop(makeAspectCrop({ unit: '%', width: 90 }, 1, width, height), width, height));
            }}
          />
        </ReactCrop>
      </div>
    </Modal>
  );
}

/** What the area and its handles are called, in the words of the page. */
function useCropLabels() {
  const { t } = useTranslation();
  return {
    cropArea: t('profile.crop_area'),
    nwDragHandle: t('profile.crop_top_left'),
    nDragHandle: t('profile.crop_top'),
    neDragHandle: t('profile.crop_top_right'),
    eDragHandle: t('profile.crop_right'),
    seDragHandle: t('profile.crop_bottom_right'),
    sDragHandle: t('profile.crop_bottom'),
    swDragHandle: t('profile.crop_bottom_left'),
    wDragHandle: t('profile.crop_left'),
  };
}

/** If the browser cannot draw the picture, the original file is sent. */
async function drawSquare(image: HTMLImageElement, crop: PercentCrop, file: File): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE_PX;
  const { naturalWidth: wide, naturalHeight: high } = image;
  const [x, y, w, h] = [crop.x * wide, crop.y * high, crop.width * wide, crop.height * high].map((side) => side / 100);
  canvas.getContext('2d')?.drawImage(image, x ?? 0, y ?? 0, w ?? wide, h ?? high, 0, 0, SIDE_PX, SIDE_PX);
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  return blob ? new File([blob], `profile.${type.slice(6)}`, { type }) : file;
}
