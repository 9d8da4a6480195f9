import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import {
  acceptedPrescriptions,
  prescriptionProblem,
  type PrescriptionProblem,
} from '@/domain/checkout/prescription-file';
import { useChosenFiles } from '@/lib/files/use-chosen-files';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { Button } from '@/ui/controls/button';
import { FilePicture } from '@/ui/display/file-picture';
import { Icon } from '@/ui/display/icon';
import { IconButton } from '@/ui/controls/icon-button';
import { Panel } from '@/ui/display/panel';
import { toolIcons } from '@/ui/icons/tool-icons';
import { EarlierPrescriptions } from './earlier-prescriptions';
import styles from './prescription.module.css';

type Props = {
  files: File[];
  isMissing: boolean;
  onChange: (files: File[]) => void;
  /** Reports that photos are being prepared: an order placed meanwhile would lack them. */
  onBusy: (isBusy: boolean) => void;
};

/** Images and PDF files of a prescription; the accepted types are stated before one is chosen. */
export function PrescriptionSection({ files, isMissing, onChange, onBusy }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const panel = useKeptFocus();
  const rules = { count: limits.files_per_order, size: limits.image_bytes_max / (1024 * 1024) };
  const { choose, addFrom, isBusy, refused } = usePrescriptionFiles({ files, onChange, onBusy });

  return (
    <Panel ref={panel} id="checkout-prescription" title={t('checkout.prescription')}>
      <p className="t14 muted" id={`${id}-rules`}>
        {t('checkout.prescription_rules', rules)}
      </p>
      {files.length > 0 && (
        <ul className={styles.files} data-files>
          {files.map((file, n) => (
            <Chosen key={n} file={file} onRemove={() => onChange(files.filter((other) => other !== file))} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedPrescriptions}
        aria-label={t('checkout.prescription_add')}
        onChange={choose}
      />
      <Button
        look="secondary"
        icon={toolIcons.upload}
        aria-describedby={`${id}-rules`}
        loading={isBusy}
        disabled={files.length >= limits.files_per_order}
        onClick={() => input.current?.click()}
      >
        {t('checkout.prescription_add')}
      </Button>
      {refused.map(({ name, problem }) => (
        <p key={name} role="alert" className={styles.wrong}>
          <bdi>{name}</bdi>: {t(`checkout.prescription_${problem}`, rules)}
        </p>
      ))}
      {isMissing && files.length === 0 && (
        <p role="alert" className={styles.wrong}>
          {t('checkout.problem_prescription')}
        </p>
      )}
      <EarlierPrescriptions {...{ files, isBusy, addFrom }} isFull={files.length >= limits.files_per_order} />
    </Panel>
  );
}

/** Adds the accepted ones of the chosen files, and keeps why the others of the last choice were rejected. */
function usePrescriptionFiles({ files, onChange, onBusy }: Omit<Props, 'isMissing'>) {
  const [refused, setRefused] = useState<{ name: string; problem: PrescriptionProblem }[]>([]);
  const { choose, addFrom, isBusy } = useChosenFiles((chosen) => {
    const accepted = [...files];
    const problems = chosen.flatMap((file) => {
      const problem = prescriptionProblem(file, accepted.length);
      if (problem === null) accepted.push(file);
      return problem ? [{ name: file.name, problem }] : [];
    });
    setRefused(problems);
    onChange(accepted);
  }, onBusy);
  return { choose, addFrom, isBusy, refused };
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <li>
      {file.type.startsWith('image/') ? <FilePicture file={file} size={72} /> : <Icon name="file-text" size={24} />}
      <bdi>{file.name}</bdi>
      <IconButton icon="trash" iconSize={20} label={t('item.remove', { name: file.name })} onClick={onRemove} />
    </li>
  );
}
