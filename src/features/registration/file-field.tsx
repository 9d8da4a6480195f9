import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedImages, imageProblem } from '@/domain/files/image-file';
import { limits } from '@/domain/limits';
import { useChosenFiles } from '@/lib/files/use-chosen-files';
import { classNames } from '@/ui/class-names';
import { FilePicture } from '@/ui/display/file-picture';
import { Icon } from '@/ui/display/icon';
import { IconButton } from '@/ui/overlay/icon-button';
import { Spinner } from '@/ui/status/spinner';
import { toolIcons } from '@/ui/icons/tool-icons';
import styles from './file-field.module.css';

type Props = {
  label: string;
  note?: string | undefined;
  hint: string;
  error?: string | undefined;
  shape: 'square' | 'wide';
  /** Documents may also be PDF files. */
  pdf?: boolean;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Reports that a picture is being prepared: anything sent meanwhile would lack it. */
  onBusy: (isBusy: boolean) => void;
};

/** One picture or document with a preview; a rejected file is reported, and the former one stays. */
export function FileField({ label, note, hint, error, shape, pdf = false, file, onChange, onBusy }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<'image_type' | 'image_size' | null>(null);
  const message = problem ? t(`errors.${problem}`) : error;
  const { choose, isBusy } = useChosenFiles(([chosen]) => {
    if (!chosen) return;
    const found = checkFile(chosen, pdf);
    setProblem(found);
    if (!found) onChange(chosen);
  }, onBusy);

  return (
    <div className={styles.field} data-files={file !== null || isBusy || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <small> {note}</small>}
      </label>
      <div className={classNames(styles.box, styles[shape], message && styles.invalid)}>
        <Inside file={file} pdf={pdf} isBusy={isBusy} />
        <input
          id={id}
          type="file"
          className={styles.file}
          accept={pdf ? `${acceptedImages},application/pdf` : acceptedImages}
          aria-describedby={`${id}-help`}
          aria-invalid={message ? true : undefined}
          onChange={choose}
        />
        {file && (
          <IconButton
            icon="x"
            iconSize={16}
            look="photo"
            className={styles.remove}
            label={t('registration.file_remove', { name: label })}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <span id={`${id}-help`} className={message ? styles.bad : styles.hint} role={problem ? 'alert' : undefined}>
        {message ?? hint}
      </span>
    </div>
  );
}

function Inside({ file, pdf, isBusy }: { file: File | null; pdf: boolean; isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {file ? (
        <Preview file={file} />
      ) : isBusy ? (
        <Spinner />
      ) : (
        <Icon name={pdf ? 'file-text' : toolIcons.camera} size={24} />
      )}
      <span className={classNames(styles.call, file && styles.over)}>
        {t(file ? 'registration.file_change' : 'registration.file_choose')}
      </span>
    </>
  );
}

function checkFile(file: File, pdf: boolean): 'image_type' | 'image_size' | null {
  if (!pdf || file.type !== 'application/pdf') return imageProblem(file);
  return file.size > limits.image_bytes_max ? 'image_size' : null;
}

function Preview({ file }: { file: File }) {
  if (!file.type.startsWith('image/')) return <bdi className={styles.name}>{file.name}</bdi>;
  return <FilePicture file={file} />;
}
