import './Prospects.css';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect, ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProspectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { type PlanTypeId, plans } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { RoleEditor } from '#web/domain/project/RoleEditor.tsx';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { EditAll } from './EditAll.tsx';
import { ProspectRow } from './ProspectRow.tsx';

export interface ProspectsProps {
  project: Project;
  plan: PlanTypeId | undefined;
}

type Editing = ProspectID | 'new' | 'all';

/** The roles of a project: added, edited one by one or together, and removed. */
export function Prospects({ project, plan }: ProspectsProps) {
  const { t } = useTranslation('owner');
  const words = useServerMessages();
  const toast = useToast();
  const { ProjectID, language } = project;
  const list = useQuery('listProspects', { ProjectID });
  const changes = ['listProspects', 'getProject', 'listUserProjects'] as const;
  const add = useMutation('addProspect', changes, { quiet: true });
  const update = useMutation('updateProspect', changes, { quiet: true });
  const remove = useMutation('removeProspect', changes, { quiet: true });
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<Prospect>();

  const items = list.data?.items;
  const free = items?.filter(({ taken }) => !taken) ?? [];
  const mayChange = isActionAllowed(projectActions.changeProspects, project.status);
  const most = plan && plans[plan].prospectsPerProject;
  const isFull = most !== undefined && items !== undefined && items.length >= most;

  function open(what: Editing | undefined) {
    setEditing(what);
    add.reset();
    update.reset();
  }

  async function saveNew({ PersonType, Notes, skill }: ProspectDraft) {
    const { error } = await add.run({ ProjectID, body: { PersonType, Notes, skill } });
    if (error) return false;
    open(undefined);
    toast.show({ kind: 'success', title: words.say('success.addProspect') });
    return true;
  }

  async function saveOne(id: ProspectID, { PersonType, Notes, skill }: ProspectDraft) {
    const { error } = await update.run({ ProjectID, ProspectID: id, body: { PersonType, Notes, skill } });
    if (!error) open(undefined);
    else if (isRefusal(error, 'PROSPECT_TAKEN', 'PROSPECT_NOT_FOUND')) void list.mutate();
    return error === undefined;
  }

  async function removeOne({ ProspectID }: Prospect) {
    const { error } = await remove.run({ ProjectID, ProspectID });
    setRemoving(undefined);
    if (!error) return toast.show({ kind: 'success', title: words.say('success.removeProspect') });
    void list.mutate();
  }

  return (
    <section aria-labelledby="roles-title">
      <div className="sechead">
        <h2 className="h3" id="roles-title">
          {t('prospects.title')}
        </h2>
        {items && most !== undefined && plan && (
          <p className="small soft">
            {t('prospects.cap', { used: items.length, count: most, plan: t(`plan.${plan}`) })}
          </p>
        )}
      </div>
      {remove.error && (
        <Alert kind="error" announce title={t('prospects.notRemoved')} onDismiss={remove.reset}>
          {words.refusal(remove.error)}
        </Alert>
      )}
      {!items && !list.error && <Skeleton />}
      {!items && list.error && (
        <LoadError title={t('failed')} error={list.error} onAgain={() => void list.mutate()} />
      )}
      {items?.length === 0 && editing !== 'new' && (
        <EmptyState seed={`roles:${ProjectID}`} title={t('prospects.none')}>
          {t('prospects.noneText')}
        </EmptyState>
      )}
      {editing === 'all' ? (
        <EditAll project={project} prospects={free} onDone={() => open(undefined)} />
      ) : (
        <ul className="prospects">
          {items?.map(prospect =>
            editing === prospect.ProspectID ? (
              <li key={prospect.ProspectID} className="is-editing">
                <RoleEditor
                  role={prospect}
                  lang={language}
                  busy={update.isBusy && t('save.saving')}
                  refusal={update.error && words.refusal(update.error)}
                  draftOf={prospect.ProspectID}
                  onSave={draft => saveOne(prospect.ProspectID, draft)}
                  onCancel={() => open(undefined)}
                />
              </li>
            ) : (
              <ProspectRow
                key={prospect.ProspectID}
                prospect={prospect}
                lang={language}
                mayChange={mayChange}
                onEdit={() => open(prospect.ProspectID)}
                onRemove={() => setRemoving(prospect)}
              />
            ),
          )}
        </ul>
      )}
      {editing === 'new' && (
        <RoleEditor
          lang={language}
          busy={add.isBusy && t('prospects.adding')}
          refusal={add.error && words.refusal(add.error)}
          draftOf={`new.${ProjectID}`}
          onSave={saveNew}
          onCancel={() => open(undefined)}
        />
      )}
      {mayChange && items && editing === undefined && (
        <div className="row wrapx prospect-actions">
          {!isFull && (
            <Button size="s" icon={plus} onClick={() => open('new')}>
              {t('prospects.add')}
            </Button>
          )}
          {free.length > 1 && (
            <Button size="s" kind="quiet" onClick={() => open('all')}>
              {t('prospects.editAll')}
            </Button>
          )}
          {isFull && (
            <Alert kind="neutral" title={t('prospects.full')}>
              {t('prospects.fullText')}
            </Alert>
          )}
        </div>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('prospects.removeTitle', { role: removing?.PersonType })}
        cancel={t('prospects.keep')}
        confirm={t('prospects.remove')}
        danger
        busy={remove.isBusy && t('prospects.removing')}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void removeOne(removing)}
      >
        {removing && removing.applicants > 0
          ? t('prospects.removeApplied', { count: removing.applicants })
          : t('prospects.removeText')}
      </ConfirmDialog>
    </section>
  );
}
