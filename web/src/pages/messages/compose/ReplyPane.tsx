import send from 'lucide-static/icons/send.svg?raw';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { message as settings } from '#shared/correspondence.ts';
import type { Message } from '#shared/entities/message.ts';
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
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { DraftConflictAlert, DraftState, SendProblem, UnreachableAlert } from './DraftState.tsx';
import { useComposer } from './useComposer.ts';

export interface ReplyPaneProps {
  message: Message;
  /** Subject of the message, in the language of the page; empty if it has none. */
  subject: string;
  drafts: ReturnType<typeof useList<'listDrafts'>>;
}

/** The answer below a message; its draft is found again by the message's id. */
export function ReplyPane(props: ReplyPaneProps) {
  const [answers, setAnswers] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  if (!props.drafts.items && !props.drafts.error) return null;

  function onSent() {
    setAnswers(before => before + 1);
    box.current?.focus(); // the button that had the focus is replaced
  }

  return (
    <div ref={box} className="reply-box" tabIndex={-1}>
      <Reply key={answers} {...props} onSent={onSent} />
    </div>
  );
}

function Reply({ message, subject, drafts, onSent }: ReplyPaneProps & { onSent: () => void }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const toast = useToast();
  const person = message.origin === 'inbox' ? message.sender : message.recipient;
  const name = nameOf(person, lang);
  const id = `re-${message.id}`.slice(0, 64) as MessageID; // the draft of the reply
  const composer = useComposer({
    id,
    draft: drafts.items?.find(draft => draft.id === id),
    start: { recipient: person.UserID, subject: toAnswerText(subject), body: '' },
    replyTo: message.id,
    onSent: () => {
      toast.show({ kind: 'success', title: t('compose.sent', { name }) });
      onSent();
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
      <div>
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
      </div>
      <UnreachableAlert />
      <div className="send-row">
        <DraftState autosave={autosave} />
        <Button kind="moss" size="s" type="submit" icon={send} busy={isBusy && t('compose.sending')}>
          {t('compose.send')}
        </Button>
      </div>
    </Form>
  );
}
