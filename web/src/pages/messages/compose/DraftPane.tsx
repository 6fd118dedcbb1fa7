import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import send from 'lucide-static/icons/send.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { message as settings } from '#shared/correspondence.ts';
import type { ContactPerson } from '#shared/entities/contact.ts';
import { nameOf } from '#shared/fullName.ts';
import type { MessageID } from '#shared/ids.ts';
import { specialIds } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { AnswerTime } from '#web/domain/support/AnswerTime.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { MessageView } from '#web/pages/messages/useMessageView.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { TextLanguage } from '#web/ui/forms/textLanguage/TextLanguage.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ComposedFiles } from './ComposedFiles.tsx';
import { DraftConflictAlert, DraftState, SendProblem, UnreachableAlert } from './DraftState.tsx';
import { Recipients } from './Recipients.tsx';
import { useComposer } from './useComposer.ts';

export interface DraftPaneProps {
  id: MessageID;
  view: MessageView;
  drafts: ReturnType<typeof useList<'listDrafts'>>;
}

/** A new message or a stored draft, once it is known which. */
export function DraftPane(props: DraftPaneProps) {
  const { t } = useTranslation('messages');
  const { view, drafts } = props;
  const { data: to, error } = useQuery('getAuthor', view.to ? { UserID: view.to } : null);
  const isLoading = (!drafts.items && !drafts.error) || (view.to && !to && !error);

  return (
    <section className="mread" aria-label={t('compose.new')}>
      <Link className="mback link small" to={view.pathOf('drafts')} preventScrollReset>
        <Icon svg={arrowLeft} size="s" />
        {t('read.back', { folder: t('folders.drafts') })}
      </Link>
      {isLoading ? <Skeleton /> : <NewMessage {...props} to={to} />}
    </section>
  );
}

function NewMessage({ id, view, drafts, to }: DraftPaneProps & { to: ContactPerson | undefined }) {
  const { t } = useTranslation(['messages', 'attachments']);
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const draft = drafts.items?.find(one => one.id === id);
  const [person, setPerson] = useState<ContactPerson | undefined>(draft ? draft.recipient : to);
  const composer = useComposer({
    id,
    draft,
    start: {
      recipient: to?.UserID ?? '',
      subject: view.isFeedback ? t('compose.feedback') : '',
      body: '',
    },
    replyTo: draft?.replyTo,
    onSent: () => {
      const { project, others } = composer.values;
      const title = project
        ? t('compose.sentToSeveral', { count: others.length + 1 })
        : t('compose.sent', { name: person ? nameOf(person, lang) : '' });
      toast.show({ kind: 'success', title });
      void navigate(view.pathOf('sent'), { preventScrollReset: true });
    },
  });
  const { data: contact } = useQuery(
    'getContact',
    person && !composer.values.project ? { ContactedUserID: person.UserID } : null,
  );
  const { values, bind, errorOf, isBusy, autosave, conflict, takeTheirs } = composer;
  const isRefused = isRefusal(composer.refusal, 'SUBSCRIPTION_REQUIRED');
  const isLimited = isRefused || (!draft?.replyTo && !values.project && contact?.canWrite === false);
  const isHeldBack = isLimited && !isRefused && values.subject === '' && values.body === '';
  const recipientError = isRefused ? undefined : errorOf('recipient');
  const withCommit = (field: ReturnType<typeof bind>) => ({
    ...field,
    onBlur: () => {
      field.onBlur();
      autosave.commit();
    },
  });

  return (
    <Form form={composer} className="compose">
      <div className="row between wrapx">
        <h2 className="h2">{t('compose.new')}</h2>
        <Button
          kind="quiet"
          size="s"
          icon={trash}
          busy={composer.isDiscarding && t('draft.discarding')}
          onClick={() =>
            void composer
              .discard()
              .then(isDone => isDone && navigate(view.pathOf('drafts'), { preventScrollReset: true }))
          }
        >
          {t('draft.discard')}
        </Button>
      </div>
      <DraftConflictAlert
        {...composer}
        takeTheirs={() => {
          setPerson(conflict?.draft?.recipient);
          takeTheirs();
        }}
      />
      <SendProblem refusal={recipientError === undefined && !isRefused ? composer.refusal : undefined} />
      <div className="compose-fields">
        <Recipients {...{ composer, person, setPerson }} error={recipientError} />
        {person?.UserID === specialIds.support && (
          <p className="small soft">
            <AnswerTime />
          </p>
        )}
        {isLimited && <LimitAlert kind="write" person={person?.UserID} isRefused={isRefused} />}
        {!isHeldBack && (
          <>
            <TextField
              {...withCommit(bind('subject'))}
              label={t('compose.subject')}
              optional
              maxLength={settings.subject.max}
            />
            <ComposedFiles composer={composer}>
              <TextArea
                {...withCommit(bind('body'))}
                label={t('compose.body')}
                rows={10}
                counted
                maxLength={settings.body.max}
              />
            </ComposedFiles>
            {composer.textLanguage && <TextLanguage {...composer.textLanguage} />}
          </>
        )}
      </div>
      {!isHeldBack && <UnreachableAlert />}
      {!isHeldBack && (
        <div className="send-row">
          <DraftState autosave={autosave} />
          <Button
            kind="moss"
            type="submit"
            icon={send}
            busy={isBusy && t(composer.isWaiting ? 'attachments:waiting' : 'compose.sending')}
          >
            {t('compose.send')}
          </Button>
        </div>
      )}
    </Form>
  );
}
