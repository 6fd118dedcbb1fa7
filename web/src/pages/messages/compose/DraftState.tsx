import save from 'lucide-static/icons/save.svg?raw';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useConnection } from '#web/shell/deferred/useConnection.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Announced } from '#web/ui/Announced.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import type { Composer } from './useComposer.ts';

/** Whether the draft is saved. */
export function DraftState({ autosave: { isSaving, savedAt, error } }: Pick<Composer, 'autosave'>) {
  const { t } = useTranslation('messages');
  const words = useServerMessages();
  if (isRefusal(error, 'DRAFT_LIMIT_REACHED'))
    return (
      <Alert kind="warning" announce title={t('draft.notSaved')}>
        {words.refusal(error)}
      </Alert>
    );
  return (
    <Announced as="span" className="fine muted row row-2" changesOnly>
      <Icon svg={save} size="s" />
      {isSaving ? (
        t('draft.saving')
      ) : error ? (
        t('draft.notSaved')
      ) : savedAt === undefined ? (
        t('draft.hint')
      ) : (
        <span>
          {t('draft.saved')} <RelativeTime at={new Date(savedAt).toISOString()} />
        </span>
      )}
    </Announced>
  );
}

/** Notice, before sending, that the server cannot be reached. */
export function UnreachableAlert() {
  const { t } = useTranslation('messages');
  return useConnection() === 'online' ? null : (
    <Alert kind="warning" announce title={t('compose.unreachable.title')}>
      {t('compose.unreachable.text')}
    </Alert>
  );
}

type DraftConflictAlertProps = Pick<Composer, 'conflict' | 'keepMine' | 'takeTheirs'>;

/** The choice between two versions of a draft, or to keep one that has been sent or discarded elsewhere. */
export function DraftConflictAlert({ conflict, keepMine, takeTheirs }: DraftConflictAlertProps) {
  const { t } = useTranslation('messages');
  if (!conflict) return null;
  return (
    <Alert kind="warning" announce title={t(conflict.draft ? 'draft.changed' : 'draft.gone')}>
      <p>{t(conflict.draft ? 'draft.changedText' : 'draft.goneText')}</p>
      <div className="row wrapx">
        <Button size="s" onClick={keepMine}>
          {t('draft.keepMine')}
        </Button>
        {conflict.draft && (
          <Button size="s" onClick={takeTheirs}>
            {t('draft.takeTheirs')}
          </Button>
        )}
      </div>
    </Alert>
  );
}

/** Alert for a refused message, if the reason concerns no field on screen. */
export function SendProblem({ refusal }: Pick<Composer, 'refusal'>) {
  const { t } = useTranslation('messages');
  const words = useServerMessages();
  return (
    refusal && (
      <Alert kind="error" announce title={t('compose.failed')}>
        {words.refusal(refusal)}
      </Alert>
    )
  );
}
