import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '@/i18n/react';
import type { Conversation } from '@/contract/message';
import { messageProblem, type Correspondent } from '@/domain/conversation';
import { acceptedImages, imageProblem } from '@/domain/image-file';
import { limits } from '@/domain/limits';
import { toastFailure } from '@/lib/toast';
import { Chip, ChipRow } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { useQuestions, useSendMessage } from './api';
import styles from './composer.module.css';
import type { Partner } from './inbox-href';

type Props = { partner: Partner; conversation: Conversation | null; type: Correspondent; isNew: boolean };

/** Words and up to three pictures; what was typed stays until it has been sent (MSG-01). */
export function Composer({ partner, conversation, type, isNew }: Props) {
  const { t } = useTranslation();
  const field = useId();
  const [text, setText] = useState('');
  const { pictures, problem, add, remove, clear } = usePictures();
  const send = useSendMessage();
  const questions = useQuestions(type === 'admin' && isNew).data ?? [];

  async function sendIt(message: string) {
    if (send.isPending || messageProblem(message, pictures.length)) return;
    const to = conversation ? { conversation_id: conversation.id } : receiverOf(partner);
    const image = pictures.map((it) => it.file);
    try {
      await send.mutateAsync({ ...to, receiver_type: type, message, ...(image.length > 0 && { image }) });
      setText('');
      clear();
    } catch (failure) {
      if (failure instanceof Error) toastFailure(failure, t('inbox.not_sent'));
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void sendIt(text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void sendIt(text);
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      {questions.length > 0 && (
        <ChipRow label={t('inbox.questions')} wrap>
          {questions.map((it) => (
            <Chip key={it.id} onClick={() => void sendIt(it.message)}>
              {it.message}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Previews pictures={pictures} onRemove={remove} />
      <p role="alert" aria-label={t('inbox.pictures')} className={styles.problem}>
        {problem && t(`inbox.${problem}`)}
      </p>
      <div className={styles.row}>
        <label className={styles.attach}>
          <span className={styles.heard}>{t('inbox.attach')}</span>
          <Icon name="paperclip" size={24} />
          <input type="file" accept={acceptedImages} multiple onChange={add} />
        </label>
        <label htmlFor={field} className={styles.heard}>
          {t('inbox.your_message')}
        </label>
        <textarea
          id={field}
          rows={1}
          maxLength={2000}
          dir="auto"
          className={styles.field}
          placeholder={t('inbox.your_message')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
        <IconButton type="submit" icon="send" label={t('inbox.send')} aria-disabled={send.isPending || undefined} />
      </div>
    </form>
  );
}

function Previews({ pictures, onRemove }: { pictures: Picked[]; onRemove: (url: string) => void }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ url }, n) => (
        <li key={url}>
          <img src={url} alt="" width={72} height={72} />
          <IconButton
            icon="x"
            iconSize={16}
            look="photo"
            label={t('inbox.remove_picture', { number: n + 1 })}
            onClick={() => onRemove(url)}
          />
        </li>
      ))}
    </ul>
  );
}

function receiverOf(partner: Partner): { receiver_id?: number; conversation_id?: number } {
  return 'conversation_id' in partner ? partner : { receiver_id: partner.id };
}

type Picked = { file: File; url: string };
type Problem = 'image_type' | 'image_size' | 'too_many_images';

/** The pictures that go with the next message, and why one was not taken. */
function usePictures() {
  const [pictures, setPictures] = useState<Picked[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const shown = useRef<Picked[]>([]);
  useEffect(() => {
    shown.current = pictures;
  });
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  function add(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    const refused = files.map(imageProblem).find((it) => it !== null) ?? null;
    const isTooMany = pictures.length + files.length > limits.images_per_message;
    setProblem(refused ?? (isTooMany ? 'too_many_images' : null));
    if (refused || isTooMany) return;
    setPictures([...pictures, ...files.map((file) => ({ file, url: URL.createObjectURL(file) }))]);
  }

  function remove(url: string) {
    URL.revokeObjectURL(url);
    setPictures(pictures.filter((it) => it.url !== url));
    setProblem(null);
  }

  function clear() {
    for (const { url } of pictures) URL.revokeObjectURL(url);
    setPictures([]);
    setProblem(null);
  }

  return { pictures, problem, add, remove, clear };
}
