import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '@/contract/customer/message';
import { text as readText } from '@/contract/core/reading';
import { messageProblem, type Correspondent } from '@/domain/inbox/conversation';
import { acceptedImages, imageProblem } from '@/domain/files/image-file';
import { limits } from '@/domain/limits';
import { useProfile } from '@/features/profile/api';
import { tabMemory } from '@/lib/session';
import { toastFailure } from '@/lib/toast';
import { useChosenFiles } from '@/lib/use-chosen-files';
import { Chip, ChipRow } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { useQuestions, useSendMessage } from './api';
import styles from './composer.module.css';
import { inboxHref, type Partner } from './inbox-href';

type Props = { partner: Partner; conversation: Conversation | null; type: Correspondent; isNew: boolean };

/**
 * Words and up to three pictures; what was typed stays until it has been sent (MSG-01), and what is typed meanwhile is
 * the next message.
 */
export function Composer({ partner, conversation, type, isNew }: Props) {
  const { t } = useTranslation();
  const field = useId();
  const [text, setText] = useWords(partner);
  const { pictures, problem, isBusy, choose, remove, clear } = usePictures();
  const send = useSendMessage();
  const questions = useQuestions(type === 'admin' && isNew).data ?? [];

  /** Answers whether it has arrived. */
  async function sendIt(message: string, files: File[]): Promise<boolean> {
    if (send.isPending || messageProblem(message, files.length)) return false;
    const to = conversation ? { conversation_id: conversation.id } : receiverOf(partner);
    try {
      await send.mutateAsync({ ...to, receiver_type: type, message, ...(files.length > 0 && { image: files }) });
      return true;
    } catch (failure) {
      if (failure instanceof Error) toastFailure(failure, t('inbox.not_sent'));
      return false;
    }
  }

  async function sendOwn() {
    const files = pictures.map((it) => it.file);
    if (isBusy || !(await sendIt(text, files))) return;
    setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
    clear(pictures);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void sendOwn();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void sendOwn();
  }

  return (
    <form className={styles.composer} data-files={pictures.length > 0 || undefined} onSubmit={submit}>
      {questions.length > 0 && (
        <ChipRow label={t('inbox.questions')} wrap>
          {questions.map((it) => (
            <Chip key={it.id} onClick={() => void sendIt(it.message, [])}>
              {it.message}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Previews pictures={pictures} onRemove={remove} />
      <p role="alert" aria-label={t('inbox.pictures')} className={styles.problem}>
        {problem && t(`inbox.${problem}`)}
        {problem === 'too_many_images' && ` ${t('inbox.left_out')}`}
      </p>
      <div className={styles.row}>
        <label className={styles.attach}>
          <span className={styles.heard}>{t('inbox.attach')}</span>
          {isBusy ? <Spinner /> : <Icon name="paperclip" size={24} />}
          <input type="file" accept={acceptedImages} multiple onChange={choose} />
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
          onChange={({ target }) => setText(() => target.value)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          icon="send"
          label={t('inbox.send')}
          aria-disabled={send.isPending || isBusy || undefined}
        />
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

/** The words of this customer to `partner`; a reload or a session that ends does not take them (beyond §3.25). */
function useWords(partner: Partner) {
  const me = useProfile()?.id;
  const key = `message-${me}-${inboxHref(partner)}`;
  const [written, setWritten] = useState<string | null>(null);
  const kept = me === undefined ? '' : readText(tabMemory.read(key));
  useEffect(() => {
    if (me === undefined || written === null) return;
    if (written) tabMemory.save(key, written);
    else tabMemory.forget(key);
  }, [me, key, written]);
  return [written ?? kept, (change: (now: string) => string) => setWritten((now) => change(now ?? kept))] as const;
}

type Picked = { file: File; url: string };
type Problem = 'image_type' | 'image_size' | 'too_many_images';

/** The pictures that go with the next message, as many as it may have, and why one was not taken. */
function usePictures() {
  const [pictures, setPictures] = useState<Picked[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const shown = useRef<Picked[]>([]);
  useEffect(() => {
    shown.current = pictures;
  });
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  const { choose, isBusy } = useChosenFiles((files) => {
    const problems = files.map(imageProblem);
    const good = files.filter((_, n) => problems[n] === null);
    const taken = good.slice(0, limits.images_per_message - pictures.length);
    setProblem(problems.find((it) => it !== null) ?? (taken.length < good.length ? 'too_many_images' : null));
    setPictures([...pictures, ...taken.map((file) => ({ file, url: URL.createObjectURL(file) }))]);
  });

  function remove(url: string) {
    URL.revokeObjectURL(url);
    setPictures(pictures.filter((it) => it.url !== url));
    setProblem(null);
  }

  /** Those that have been sent. */
  function clear(sent: Picked[]) {
    for (const { url } of sent) URL.revokeObjectURL(url);
    setPictures((now) => now.filter((it) => !sent.includes(it)));
    setProblem(null);
  }

  return { pictures, problem, isBusy, choose, remove, clear };
}
