import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SupportRequest } from '#shared/entities/supportRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { Attachments } from '#web/domain/attachment/Attachments.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';
import { RequestState } from './RequestState.tsx';
import { SupportAnswer } from './SupportAnswer.tsx';
import { SupportReply } from './SupportReply.tsx';
import { useSubject } from './useSubject.ts';

interface SupportSheetProps {
  request: SupportRequest;
  /** The message waits no longer. */
  onOver: () => void;
}

/** Another administrator has answered or closed it. */
const isOver = (error: ApiError) => isRefusal(error, 'SUPPORT_REQUEST_NOT_FOUND');

/**
 * A message to support with its sender, and its answer; or else the form for the answer, and the button for messages that
 * need none.
 */
export function SupportSheet({ request, onOver }: SupportSheetProps) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const format = useFormat();
  const subjectOf = useSubject();
  const toast = useToast();
  const close = useMutation('closeSupportRequest', ['listSupportRequests', 'listAuditEntries'], {
    notDone: t('support.notClosed'),
    inPlace: isOver,
  });
  const { id, sender, sentAt, body, attachments, answered } = request;

  async function onClose() {
    const { error } = await close.run({ id });
    if (error && !isOver(error)) return;
    toast.show({ kind: 'success', title: t(error ? 'support.over' : 'support.closed') });
    onOver();
  }

  return (
    <Sheet as="article" padded className="person-sheet" aria-label={subjectOf(request)}>
      <div>
        <RequestState request={request} />
        <h2 className="h3" {...written()}>
          {subjectOf(request)}
        </h2>
      </div>
      <span className="person">
        <AvatarImage {...avatarOf(sender)} size={48} />
        <span>
          <Link
            className="link"
            to={paths.admin({ lang, query: { view: 'people', person: sender.UserID } })}
            {...written()}
          >
            {nameOf(sender, lang)}
          </Link>
          <small>{t('support.sent', { date: format.date(sentAt, 'moment') })}</small>
        </span>
      </span>
      {body ? (
        <p className="support-text" {...written()}>
          {body}
        </p>
      ) : (
        <p className="soft">{t('support.gone')}</p>
      )}
      <Attachments attachments={attachments} />
      {answered?.answer !== undefined && <SupportReply text={answered.answer} />}
      {!answered && (
        <SupportAnswer request={request} onOver={onOver}>
          <Button kind="quiet" busy={close.isBusy && t('support.closing')} onClick={() => void onClose()}>
            {t('support.none')}
          </Button>
        </SupportAnswer>
      )}
    </Sheet>
  );
}
