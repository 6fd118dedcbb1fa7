import send from 'lucide-static/icons/send.svg?raw';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { message as settings } from '#shared/correspondence.ts';
import type { Message, MessageDraft } from '#shared/entities/message.ts';
import { nameOf } from '#shared/fullName.ts';
import type { MessageID } from '#shared/ids.ts';
import { toAnswerText } from '#shared/messageSubject.ts';
import { specialIds } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { AnswerTime } from '#web/domain/support/AnswerTime.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useNoticeText } from '#web/pages/messages/useNoticeText.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { TextLanguage } from '#web/ui/forms/textLanguage/TextLanguage.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ComposedFiles } from './ComposedFiles.tsx';
import { DraftConflictAlert, DraftState, SendProblem, UnreachableAlert } from './DraftState.tsx';
import { useComposer } from './useComposer.ts';

export interface ReplyPaneProps {
  /** The message that is answered: the last one of the other person, or else the last one. */
  message: Message;
  conversation: readonly Message[];
  drafts: ReturnType<typeof useList<'listDrafts'>>;
  onSent: (answer: Message) => void;
}

/** The answer below a conversation; its draft is found again by the conversation. */
export function ReplyPane(props: ReplyPaneProps) {
  const [answers, setAnswers] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  if (!props.drafts.items && !props.drafts.error) return null;

  function onSent(answer: Message) {
    props.onSent(answer);
    setAnswers(before => before + 1);
    box.current?.focus(); // the button that had the focus is replaced
  }

  return (
    <div ref={box} className="reply-box" tabIndex={-1}>
      <Reply key={answers} isNext={answers > 0} {...props} onSent={onSent} />
    </div>
  );
}

interface ReplyProps extends ReplyPaneProps {
  /** Comes after an answer that has just been sent, whose draft may still be in the list. */
  isNext: boolean;
}

function Reply({ message, conversation, drafts, isNext, onSent }: ReplyProps) {
  const { t } = useTranslation(['messages', 'attachments']);
  const lang = useLanguage();
  const toast = useToast();
  const person = message.origin === 'inbox' ? message.sender : message.recipient;
  const name = nameOf(person, lang);
  const { subject, hasSubject } = useNoticeText()(message);
  const isDraftOf = ({ id, replyTo }: MessageDraft) =>
    id === `re-${message.threadId}` || conversation.some(one => one.id === replyTo);
  const [draft] = useState(() => (isNext ? undefined : drafts.items?.find(isDraftOf)));
  const [id] = useState(() => draft?.id ?? (`re-${message.threadId}`.slice(0, 64) as MessageID));
  const composer = useComposer({
    id,
    draft,
    start: { recipient: person.UserID, subject: toAnswerText(hasSubject ? subject : ''), body: '' },
    replyTo: message.id,
    onSent: sent => {
      toast.show({ kind: 'success', title: t('compose.sent', { name }) });
      onSent({ ...sent, body: composer.values.body.trim() });
    },
  });
  const { values, bind, isBusy, autosave } = composer;
  const isFollowUp = message.origin === 'sent'; // everyone may answer
  const { data: contact } = useQuery('getContact', isFollowUp ? { ContactedUserID: person.UserID } : null);
  const isRefused = isRefusal(composer.refusal, 'SUBSCRIPTION_REQUIRED');
  const isLimited = isRefused || contact?.canWrite === false;
  const limit = isLimited && <LimitAlert kind="write" person={person.UserID} isRefused={isRefused} />;
  const body = bind('body');
  if (limit && !isRefused && values.body === '') return limit;

  return (
    <Form form={composer} className="reply">
      <DraftConflictAlert {...composer} />
      {limit || <SendProblem refusal={composer.refusal} />}
      {person.UserID === specialIds.support && (
        <p className="small soft">
          <AnswerTime />
        </p>
      )}
      <ComposedFiles composer={composer}>
        <TextArea
          {...body}
          label={<span className="sr">{t('compose.replyTo', { name })}</span>}
          placeholder={t('compose.replyTo', { name })}
          maxLength={settings.body.max}
          rows={5}
          onBlur={() => {
            body.onBlur();
            autosave.commit();
          }}
        />
      </ComposedFiles>
      {composer.textLanguage && <TextLanguage {...composer.textLanguage} />}
      <UnreachableAlert />
      <div className="send-row">
        <DraftState autosave={autosave} />
        <Button
          kind="moss"
          size="s"
          type="submit"
          icon={send}
          busy={isBusy && t(composer.isWaiting ? 'attachments:waiting' : 'compose.sending')}
        >
          {t('compose.send')}
        </Button>
      </div>
    </Form>
  );
}
