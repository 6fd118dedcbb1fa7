import cloudAlert from 'lucide-static/icons/cloud-alert.svg?raw';
import cloudCheck from 'lucide-static/icons/cloud-check.svg?raw';
import { useTranslation } from 'react-i18next';
import { SavedAgo } from '#web/domain/project/form/SavedAgo.tsx';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Autosave } from '#web/ui/forms/useAutosave.ts';
import { Icon } from '#web/ui/Icon.tsx';

export interface EditBarProps {
  autosave: Autosave;
  /** Whether a field has an error that keeps it from being saved. */
  hasProblems: boolean;
  /** Whether a change that is more than a correction is reviewed before visitors see it. */
  isReviewed: boolean;
  /** Opens the choice between two versions. */
  onChoose: () => void;
}

/** Bar below a form that saves itself: when it was saved, or why not, and the buttons to retry and undo. */
export function EditBar({ autosave, hasProblems, isReviewed, onChoose }: EditBarProps) {
  const { t } = useTranslation(['owner', 'common', 'workspace']);
  const { refusal } = useServerMessages();
  const { error, isSaving, isDirty, savedAt, undo, commit, conflict } = autosave;

  return (
    <BottomBar className="edit-bar small">
      <Announced as="div" className="row row-2" role={error || conflict ? 'alert' : 'status'} changesOnly>
        <Icon svg={error || conflict ? cloudAlert : cloudCheck} />
        {conflict ? (
          <span className="err-line">
            {t('save.failed')} {t('workspace:conflict.title')}.
          </span>
        ) : isSaving ? (
          t('save.saving')
        ) : error ? (
          <span className="err-line">
            {t('save.failed')} {refusal(error)}
          </span>
        ) : isDirty && hasProblems ? (
          t('save.waiting')
        ) : savedAt ? (
          <span aria-live="off">
            <SavedAgo at={savedAt} />
          </span>
        ) : (
          t(isReviewed ? 'save.reviewed' : 'save.byThemselves')
        )}
      </Announced>
      <div className="row row-2">
        {conflict && (
          <Button size="s" onClick={onChoose}>
            {t('workspace:conflict.choose')}
          </Button>
        )}
        {error && (
          <Button size="s" onClick={commit}>
            {t('common:again')}
          </Button>
        )}
        {undo && !isSaving && (
          <Button size="s" kind="quiet" onClick={undo}>
            {t('save.undo')}
          </Button>
        )}
      </div>
    </BottomBar>
  );
}
