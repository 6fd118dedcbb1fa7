import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { message as settings } from '#shared/correspondence.ts';
import type { MessageID } from '#shared/ids.ts';
import { minute } from '#shared/time.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Conversation } from './Conversation.tsx';
import type { Moved } from './MessageActions.tsx';
import type { MessageView } from './useMessageView.ts';

const RENEWAL = { refreshInterval: settings.linksKept * minute };

export interface ReadingPaneProps {
  id: MessageID;
  view: MessageView;
  drafts: ReturnType<typeof useList<'listDrafts'>>;
  /** The newest message of the conversation that the list has. */
  newest: MessageID | undefined;
  onMoved: (moved: Moved & { next?: MessageID | undefined }) => void;
}

/** The message that is open, with its conversation. */
export function ReadingPane({ id, view, drafts, newest, onMoved }: ReadingPaneProps) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const query = useQuery('getMessage', { id }, RENEWAL);
  const { data, error, mutate } = query;
  const isGone = isRefusal(error, 'MESSAGE_NOT_FOUND', 'VALIDATION_FAILED');

  const readAgain = useEffectEvent(() => {
    if (data && !data.conversation.some(message => message.id === newest)) void mutate();
  });
  useEffect(() => {
    if (newest) readAgain();
  }, [newest]);

  return (
    <article className="mread" aria-label={t('read.label')}>
      <Link className="mback link small" to={view.listPath} preventScrollReset>
        <Icon svg={arrowLeft} size="s" />
        {view.search ? t('read.backToResults') : t('read.back', { folder: t(`folders.${view.folder}`) })}
      </Link>
      {isGone ? (
        <EmptyState seed="message-gone" headingLevel={2} title={t('read.gone')}>
          {t('read.goneText')}
        </EmptyState>
      ) : (
        <QueryView query={query}>
          {open => (
            <Conversation
              {...{ open, drafts, onMoved }}
              onClose={() => void navigate(view.listPath, { preventScrollReset: true })}
            />
          )}
        </QueryView>
      )}
    </article>
  );
}
