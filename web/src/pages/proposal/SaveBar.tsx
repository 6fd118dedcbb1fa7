import cloudCheck from 'lucide-static/icons/cloud-check.svg?raw';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { idOf } from '#web/domain/project/draft/accountDraft.ts';
import { SavedAgo } from '#web/domain/project/form/SavedAgo.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import type { ProposalDraftState } from './draft/useProposalDraft.ts';

const DraftMenu = lazyComponent(async () => (await import('./DraftMenu.tsx')).DraftMenu);

export interface SaveBarProps {
  draft: ProposalDraftState;
  /** Id of the draft in the account; undefined for visitors. */
  id: string | undefined;
  isSending: boolean;
}

/**
 * Bar below the form: where the draft is saved, and the buttons to discard, leave or submit it. On phones it is one row, with a menu
 * for all but submitting.
 */
export function SaveBar({ draft, id, isSending }: SaveBarProps) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation('deleteProposalDraft', ['listProposalDrafts', 'getHome'], {
    notDone: t('discard.failed'),
    inPlace: error => isRefusal(error, 'PROPOSAL_DRAFT_NOT_FOUND'), // it is gone, as wanted
  });
  const { savedAt, account } = draft;

  async function leave() {
    const isInAccount = id !== undefined && (await account.save());
    const where = isInAccount ? 'account' : 'device';
    toast.show({ kind: 'success', title: t(`kept.${where}.title`), text: t(`kept.${where}.text`) });
  }

  async function discard() {
    setAsking(false);
    if (id !== undefined) await account.save(); // a save on its way would bring the draft back
    if (id !== undefined) {
      const { error } = await remove.run({ ProposalDraftID: idOf(id) });
      if (error && !isRefusal(error, 'PROPOSAL_DRAFT_NOT_FOUND')) return;
    }
    draft.startOver();
  }

  const leaving = {
    to: id === undefined ? paths.index({ lang }) : paths['edit-projects']({ lang }),
    onClick: () => void leave(),
  };
  return (
    <BottomBar className="fbar">
      <p className="small soft row row-2">
        <Icon svg={cloudCheck} />
        <SaveState draft={draft} isInAccount={id !== undefined} />
      </p>
      <div className="row">
        {savedAt && (
          <>
            <div className="row if-wide">
              <Button kind="quiet" busy={remove.isBusy && t('discard.doing')} onClick={() => setAsking(true)}>
                {t('bar.discard')}
              </Button>
              <LinkButton kind="quiet" {...leaving}>
                {t('bar.leave')}
              </LinkButton>
            </div>
            <div className="if-narrow">
              <DraftMenu leaving={leaving} isDiscarding={remove.isBusy} onDiscard={() => setAsking(true)} />
            </div>
          </>
        )}
        <Button kind="moss" type="submit" busy={isSending && t('bar.sending')}>
          {t('bar.send')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('discard.title')}
        cancel={t('discard.keep')}
        confirm={t('discard.confirm')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void discard()}
      >
        {t(id === undefined ? 'discard.text' : 'discard.textAccount')}
      </ConfirmDialog>
    </BottomBar>
  );
}

interface SaveStateProps {
  draft: ProposalDraftState;
  isInAccount: boolean;
}

/** The place in which the draft is saved, and since when; a failure is announced. On phones the state is short, a failure whole. */
function SaveState({ draft, isInAccount }: SaveStateProps) {
  const { t } = useTranslation('proposal');
  const words = useServerMessages();
  const { savedAt, isStored, conflict, account } = draft;
  const { error, isSaved, isSaving } = account;
  const hasFailed = isInAccount ? error !== undefined && !isSaving : !isStored;

  function failure(): string {
    if (!isStored || !error) return t('saved.refused');
    return error.isOutage ? t('saved.waiting') : t('saved.onDevice', { reason: words.refusal(error) });
  }
  function state(): ReactNode {
    if (!isInAccount)
      return savedAt ? <SavedAgo at={savedAt} /> : either(t('saved.nothing'), t('saved.short'));
    if (isSaving) return t('saved.doing');
    if (conflict) return either(t('saved.undecided'), t('saved.here'));
    if (!savedAt) return either(t('saved.nothingYet'), t('saved.short'));
    if (!isSaved) return either(t('saved.soon'), t('saved.here'));
    return either(<SavedAgo at={savedAt} isInAccount />, <SavedAgo at={savedAt} />);
  }
  return (
    <span>
      <Announced as="span" className="failure">
        {hasFailed && failure()}
      </Announced>
      {!hasFailed && state()}
    </span>
  );
}

/** One of two texts, by the width of the window. */
const either = (wide: ReactNode, narrow: ReactNode) => (
  <>
    <span className="if-wide">{wide}</span>
    <span className="if-narrow">{narrow}</span>
  </>
);
