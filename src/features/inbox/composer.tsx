import { useFormik, type FormikProps } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '@/contract/customer/message';
import { messageForm } from '@/contract/message-form.schema';
import { text as readText } from '@/contract/core/wire-values';
import type { Correspondent } from '@/domain/inbox/conversation';
import { acceptedImages, imageProblem } from '@/domain/files/image-file';
import { limits } from '@/domain/limits';
import { useProfile } from '@/features/profile/api';
import { tabMemory } from '@/lib/session';
import { toastFailure } from '@/lib/toast';
import { useChosenFiles } from '@/lib/files/use-chosen-files';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { Chip, ChipRow } from '@/ui/overlay/chip';
import { FilePicture } from '@/ui/display/file-picture';
import { Icon } from '@/ui/display/icon';
import { IconButton } from '@/ui/overlay/icon-button';
import { BareTextArea } from '@/ui/overlay/fields/text-field';
import { Spinner } from '@/ui/status/spinner';
import { toolIcons } from '@/ui/icons/tool-icons';
import { useQuestions, useSendMessage } from './api';
import styles from './composer.module.css';
import { inboxHref, type Partner } from './inbox-href';

type Message = { message: string; image: File[] };
const nothing: Message = { message: '', image: [] };

type Props = { partner: Partner; conversation: Conversation | null; type: Correspondent; isNew: boolean };

/**
 * Text and up to three pictures. The draft stays until it is sent (MSG-01), and what is typed meanwhile becomes the
 * next message.
 */
export function Composer(props: Props) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, isSending, sendIt, pictures } = useMessage(props, field);
  const { problem, isBusy } = pictures;
  const composer = useKeptFocus(field);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void form.submitForm();
  }

  return (
    <form
      ref={composer}
      className={styles.composer}
      data-files={form.values.image.length > 0 || undefined}
      onSubmit={form.handleSubmit}
    >
      <Questions
        isOffered={props.type === 'admin' && props.isNew}
        onChoose={(message) => void sendIt({ message, image: [] })}
      />
      <Previews pictures={form.values.image} onRemove={pictures.remove} />
      <p role="alert" aria-label={t('inbox.pictures')} className={styles.problem}>
        {problem && t(`inbox.${problem}`)}
        {problem === 'too_many_images' && ` ${t('inbox.left_out')}`}
      </p>
      <div className={styles.row}>
        <label className={styles.attach}>
          <span className="vh">{t('inbox.attach')}</span>
          {isBusy ? <Spinner /> : <Icon name={toolIcons.paperclip} size={24} />}
          <input type="file" accept={acceptedImages} multiple onChange={pictures.choose} />
        </label>
        <label htmlFor={id} className="vh">
          {t('inbox.your_message')}
        </label>
        <BareTextArea
          ref={field}
          id={id}
          rows={1}
          maxLength={limits.message_max}
          dir="auto"
          className={styles.field}
          placeholder={t('inbox.your_message')}
          {...form.getFieldProps('message')}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          icon={toolIcons.send}
          label={t('ui.send')}
          aria-disabled={isSending || isBusy || undefined}
        />
      </div>
    </form>
  );
}

/** The market's prepared questions for a first message. */
function Questions({ isOffered, onChoose }: { isOffered: boolean; onChoose: (message: string) => void }) {
  const { t } = useTranslation();
  const { data: questions = [] } = useQuestions(isOffered);
  if (questions.length === 0) return null;
  return (
    <ChipRow label={t('inbox.questions')}>
      {questions.map((question) => (
        <Chip key={question.id} onClick={() => onChoose(question.message)}>
          {question.message}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** The draft of a message, and sending it. */
function useMessage({ partner, conversation, type }: Props, field: RefObject<HTMLTextAreaElement | null>) {
  const { t } = useTranslation();
  const { mutateAsync: send, isPending: isSending } = useSendMessage();
  const form = useFormik<Message>({ initialValues: nothing, validationSchema: messageForm, onSubmit: sendOwn });
  const pictures = usePictures(form);
  useKeptWords({ partner, words: form.values.message, field }, (kept) => void form.setFieldValue('message', kept));

  async function sendOwn(sent: Message) {
    if (pictures.isBusy || !(await sendIt(sent))) return;
    void form.setValues(({ message, image }) => ({
      message: message.startsWith(sent.message) ? message.slice(sent.message.length).trimStart() : message,
      image: image.filter((picture) => !sent.image.includes(picture)),
    }));
    pictures.forgetProblem();
  }

  /** Returns whether it was sent. */
  async function sendIt({ message, image }: Message): Promise<boolean> {
    if (isSending) return false;
    const to = conversation ? { conversation_id: conversation.id } : toReceiver(partner);
    try {
      await send({ ...to, receiver_type: type, message, ...(image.length > 0 && { image }) });
      return true;
    } catch (failure) {
      if (failure instanceof Error) toastFailure(failure, t('inbox.not_sent'));
      return false;
    }
  }

  return { form, isSending, sendIt, pictures };
}

function Previews({ pictures, onRemove }: { pictures: readonly File[]; onRemove: (picture: File) => void }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, n) => (
        <li key={n}>
          <FilePicture file={picture} size={72} />
          <IconButton
            icon="x"
            iconSize={16}
            look="photo"
            label={t('inbox.remove_picture', { number: n + 1 })}
            onClick={() => onRemove(picture)}
          />
        </li>
      ))}
    </ul>
  );
}

function toReceiver(partner: Partner): { receiver_id?: number; conversation_id?: number } {
  return 'conversation_id' in partner ? partner : { receiver_id: partner.id };
}

type Kept = { partner: Partner; words: string; field: RefObject<HTMLTextAreaElement | null> };

/** This customer's draft to `partner`; it survives a reload and the end of a session (beyond §3.25). */
function useKeptWords({ partner, words, field }: Kept, restore: (words: string) => void): void {
  const me = useProfile()?.id;
  const key = me === undefined ? null : `message-${me}-${inboxHref(partner)}`;
  const known = useRef<string | null>(null);
  const onKept = useEffectEvent(restore);
  useEffect(() => {
    if (key === null) return;
    const isNew = known.current !== key;
    known.current = key;
    // Text typed before the customer was known stays in the field.
    if (isNew && !field.current?.value) onKept(readText(tabMemory.read(key)));
    else if (words) tabMemory.save(key, words);
    else tabMemory.forget(key);
  }, [key, words, field]);
}

type Problem = 'image_type' | 'image_size' | 'too_many_images';

/** The pictures of the message, up to the maximum, and why one was rejected. */
function usePictures({ values: { image }, setFieldValue }: Pick<FormikProps<Message>, 'values' | 'setFieldValue'>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const { choose, isBusy } = useChosenFiles((files) => {
    const problems = files.map(imageProblem);
    const good = files.filter((_, n) => problems[n] === null);
    const taken = good.slice(0, limits.images_per_message - image.length);
    setProblem(problems.find((problem) => problem !== null) ?? (taken.length < good.length ? 'too_many_images' : null));
    void setFieldValue('image', [...image, ...taken]);
  });
  const forgetProblem = () => setProblem(null);

  function remove(picture: File) {
    void setFieldValue(
      'image',
      image.filter((other) => other !== picture),
    );
    forgetProblem();
  }

  return { problem, isBusy, choose, remove, forgetProblem };
}
