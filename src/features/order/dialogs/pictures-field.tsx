import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedImages, imageProblem, type ImageProblem } from '@/domain/files/image-file';
import { useChosenFiles } from '@/lib/files/use-chosen-files';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { FilePicture } from '@/ui/display/file-picture';
import { Icon } from '@/ui/display/icon';
import { IconButton } from '@/ui/overlay/icon-button';
import { Spinner } from '@/ui/status/spinner';
import { toolIcons } from '@/ui/icons/tool-icons';
import styles from './pictures-field.module.css';

type Props = {
  label: string;
  most: number;
  pictures: readonly File[];
  onChange: (pictures: File[]) => void;
  /** Reports that pictures are being prepared: anything sent meanwhile would lack them. */
  onBusy: (isBusy: boolean) => void;
};

/** Pictures with previews; rejected files are reported and left out. */
export function PicturesField({ label, most, pictures, onChange, onBusy }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const row = useKeptFocus();
  const [problem, setProblem] = useState<ImageProblem | 'too_many' | null>(null);
  const { choose, isBusy } = useChosenFiles((chosen) => {
    const problems = chosen.map(imageProblem);
    const good = chosen.filter((_, n) => problems[n] === null);
    const all = [...pictures, ...good];
    setProblem(problems.find((problem) => problem !== null) ?? (all.length > most ? 'too_many' : null));
    onChange(all.slice(0, most));
  }, onBusy);

  return (
    <div className="stack8" data-files={pictures.length > 0 || undefined}>
      <span className={styles.label} id={`${id}-label`}>
        {label} <small>{t('ui.optional_mark')}</small>
      </span>
      <div ref={row} className={styles.row}>
        {pictures.map((file, n) => (
          <Preview
            key={n}
            file={file}
            label={t('order.picture_remove', { number: n + 1 })}
            onRemove={() => onChange(pictures.filter((_, at) => at !== n))}
          />
        ))}
        {pictures.length < most && (
          <label className={styles.add}>
            {isBusy ? <Spinner /> : <Icon name={toolIcons.camera} size={24} />}
            <span id={`${id}-add`}>{t('order.picture_add')}</span>
            <input
              type="file"
              multiple
              className={styles.file}
              accept={acceptedImages}
              aria-labelledby={`${id}-label ${id}-add`}
              aria-describedby={`${id}-hint`}
              onChange={choose}
            />
          </label>
        )}
      </div>
      <span id={`${id}-hint`} className={styles.hint}>
        {t('order.picture_hint', { most })}
      </span>
      <span role="alert" className={styles.bad}>
        {problem && t(problem === 'too_many' ? 'order.picture_too_many' : `errors.${problem}`, { most })}
      </span>
    </div>
  );
}

function Preview({ file, label, onRemove }: { file: File; label: string; onRemove: () => void }) {
  return (
    <span className={styles.preview}>
      <FilePicture file={file} size={80} />
      <IconButton icon="x" iconSize={16} label={label} look="photo" className={styles.remove} onClick={onRemove} />
    </span>
  );
}
