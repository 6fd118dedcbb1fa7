import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ContributionRequestId } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { isLimit, limitOf } from '#web/domain/limit/limitOf.ts';
import { useRoleVersion } from '#web/domain/reading/versions.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Queries that an application or its withdrawal makes stale. */
const CHANGES = ['listProspects', 'listProjectAppliedProspects'] as const;

export interface RoleActionProps {
  project: Project;
  role: Prospect;
  /** Opens the application. */
  onApply: () => void;
}

export interface QuickApplyProps extends RoleActionProps {
  /** Until it is known who the user is, the button opens the application. */
  isSignedIn: boolean;
}

/** Applies for a role with one click, which can be undone, or opens the application to add a note. */
export function QuickApply({ project, role, onApply, isSignedIn }: QuickApplyProps) {
  const { ProjectID, owner } = project;
  const { PersonType } = useRoleVersion(project, role).role;
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const toast = useToast();
  const send = useMutation('sendRequest', CHANGES, {
    notDone: t('apply.failed'),
    inPlace: isLimit,
  });
  const withdraw = useMutation('withdrawRequest', CHANGES, { notDone: t('apply.notUndone') });
  const [sent, setSent] = useState<ContributionRequestId>();
  const box = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const isPending = role.yourRequest === 'pending';

  // The button that was pressed gives way to another state: the focus stays with the role.
  useEffect(() => {
    const next = isPending ? 'a' : 'button:last-child';
    if (hasActed.current) box.current?.querySelector<HTMLElement>(next)?.focus();
    hasActed.current = false;
  }, [isPending]);

  async function apply() {
    hasActed.current = true;
    const { data, error } = await send.run({ ProjectID, body: { typeId: role.ProspectID } });
    if (limitOf(error)) {
      await invalidate('getProjectAllowance');
      return onApply(); // the form of an application explains the limit
    }
    if (error) return;
    setSent(data.contributionRequestId);
    toast.show({
      kind: 'success',
      title: t('apply.sent'),
      text: t('apply.next', { name: nameOf(owner, lang) }),
    });
  }

  async function undo(contributionRequestId: ContributionRequestId) {
    hasActed.current = true;
    const { error } = await withdraw.run({ ProjectID, contributionRequestId });
    setSent(undefined);
    if (error) return;
    toast.show({ kind: 'success', title: t('apply.undone') });
  }

  if (isPending)
    return (
      <div className="apply-actions" ref={box}>
        <Link to={paths.applications({ lang })}>
          <Badge tone="info">{t('roles.pending')}</Badge>
        </Link>
        {sent && (
          <Button
            kind="quiet"
            size="s"
            busy={withdraw.isBusy && t('apply.undo')}
            onClick={() => void undo(sent)}
          >
            {t('apply.undo')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="apply-actions" ref={box}>
      {isSignedIn && (
        <Button
          kind="quiet"
          size="s"
          aria-label={t('roles.addNoteFor', { role: PersonType })}
          aria-haspopup="dialog"
          onClick={onApply}
        >
          {t('roles.addNote')}
        </Button>
      )}
      <Button
        aria-label={t('roles.applyFor', { role: PersonType })}
        busy={send.isBusy && t('apply.sending')}
        onClick={() => (isSignedIn ? void apply() : onApply())}
      >
        {t('roles.apply')}
      </Button>
    </div>
  );
}
