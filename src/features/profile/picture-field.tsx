import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedImages, imageProblem, type ImageProblem } from '@/domain/files/image-file';
import { openLazyDialog } from '@/lib/dialogs';
import { useChosenFiles } from '@/lib/files/use-chosen-files';
import { Avatar } from './avatar';
import styles from './picture-field.module.css';

type Props = { former: string | null; onChange: (image: File | null) => void };

/** Chooses and crops the profile picture; a rejected file keeps the former picture (PROF-18…22). */
export function PictureField({ former, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function take(file: File | undefined) {
    if (!file) return;
    const found = imageProblem(file);
    setProblem(found);
    if (found) return;
    const square = await openLazyDialog(() => import('./crop-dialog').then((mod) => mod.CropDialog), { file });
    if (!square) return;
    setPreview(URL.createObjectURL(square));
    onChange(square);
  }
  const { choose, isBusy } = useChosenFiles(([file]) => void take(file));

  return (
    <div className={styles.picture}>
      <Avatar src={preview ?? former} large />
      <div className={styles.side} aria-busy={isBusy}>
        <label htmlFor={id} className={styles.choose}>
          {t('profile.choose_picture')}
        </label>
        <input
          id={id}
          type="file"
          className={styles.file}
          accept={acceptedImages}
          aria-describedby={`${id}-hint`}
          onChange={choose}
        />
        <p id={`${id}-hint`} className={problem === 'image_size' ? styles.bad : styles.hint}>
          {t('profile.picture_hint')}
        </p>
        <p role="alert" className={styles.bad}>
          {problem === 'image_type' && t('profile.picture_type')}
        </p>
      </div>
    </div>
  );
}
