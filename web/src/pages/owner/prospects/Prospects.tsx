import './Prospects.css';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useTranslation } from 'react-i18next';
import { todayOf } from '#shared/days.ts';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { type PlanTypeId, plans } from '#shared/plans.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ProspectRow } from './ProspectRow.tsx';
import { useProspects } from './useProspects.ts';

/** Loaded when the first role is edited, because they need the form library. */
const RoleEditor = lazyComponent(
  async () => (await import('#web/domain/project/form/RoleEditor.tsx')).RoleEditor,
  {
    fallback: <Skeleton />,
  },
);
const RoleSuggestions = lazyComponent(
  async () => (await import('#web/domain/generated/RoleSuggestions.tsx')).RoleSuggestions,
  { fallback: null },
);
const EditAll = lazyComponent(async () => (await import('./EditAll.tsx')).EditAll, {
  fallback: <Skeleton />,
});

export interface ProspectsProps {
  project: Project;
  plan: PlanTypeId | undefined;
}

/** The roles of a project: added, edited one by one or together, and removed. */
export function Prospects({ project, plan }: ProspectsProps) {
  const { t } = useTranslation('owner');
  const words = useServerMessages();
  const { ProjectID, language } = project;
  const today = todayOf(project, useNow(minute));
  const { list, editing, edit, removing, setRemoving, add, update, remove, ...actions } =
    useProspects(project);

  const items = list.data?.items;
  const open = items?.filter(({ taken }) => !taken) ?? [];
  const canChange = isProjectActionAllowed('changeProspects', project.status);
  const most = plan && plans[plan].prospectsPerProject;
  const addLimit = limitOf(add.error);
  const isFull = most !== undefined && items !== undefined && items.length >= most;

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
        <EditAll project={project} prospects={open} onDone={() => edit(undefined)} />
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
                  today={today}
                  hasStarterTask
                  draftOf={prospect.ProspectID}
                  onSave={draft => actions.saveOne(prospect.ProspectID, draft)}
                  onCancel={() => edit(undefined)}
                />
              </li>
            ) : (
              <ProspectRow
                key={prospect.ProspectID}
                prospect={prospect}
                lang={language}
                canChange={canChange}
                isRecruiting={isProjectActionAllowed('acceptApplications', project.status)}
                onEdit={() => edit(prospect.ProspectID)}
                onRemove={() => setRemoving(prospect)}
              />
            ),
          )}
        </ul>
      )}
      {editing === 'new' && addLimit && <LimitAlert kind={addLimit} isRefused />}
      {editing === 'new' && (
        <RoleEditor
          lang={language}
          busy={add.isBusy && t('prospects.adding')}
          refusal={add.error && !addLimit ? words.refusal(add.error) : undefined}
          today={today}
          hasStarterTask
          draftOf={`new.${ProjectID}`}
          onSave={actions.saveNew}
          onCancel={() => edit(undefined)}
        />
      )}
      {canChange && items && editing === undefined && (
        <ProspectActions
          isFull={isFull}
          canEditAll={open.length > 1}
          onAdd={() => edit('new')}
          onEditAll={() => edit('all')}
        />
      )}
      {canChange && items && <RoleSuggestions project={project} isFull={isFull} />}
      <RemoveDialog
        prospect={removing}
        isBusy={remove.isBusy}
        onCancel={() => setRemoving(undefined)}
        onConfirm={prospect => void actions.removeOne(prospect)}
      />
    </section>
  );
}

interface ProspectActionsProps {
  /** The plan allows no further role. */
  isFull: boolean;
  canEditAll: boolean;
  onAdd: () => void;
  onEditAll: () => void;
}

function ProspectActions({ isFull, canEditAll, onAdd, onEditAll }: ProspectActionsProps) {
  const { t } = useTranslation('owner');
  return (
    <>
      <div className="row wrapx prospect-actions">
        {!isFull && (
          <Button size="s" icon={plus} onClick={onAdd}>
            {t('prospects.add')}
          </Button>
        )}
        {canEditAll && (
          <Button size="s" kind="quiet" onClick={onEditAll}>
            {t('prospects.editAll')}
          </Button>
        )}
      </div>
      {isFull && <LimitAlert kind="roles" />}
    </>
  );
}

interface RemoveDialogProps {
  /** The dialog is open while there is one. */
  prospect: Prospect | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: (prospect: Prospect) => void;
}

function RemoveDialog({ prospect, isBusy, onCancel, onConfirm }: RemoveDialogProps) {
  const { t } = useTranslation('owner');
  return (
    <ConfirmDialog
      open={prospect !== undefined}
      title={t('prospects.removeTitle', { role: prospect?.PersonType })}
      cancel={t('prospects.keep')}
      confirm={t('prospects.remove')}
      danger
      busy={isBusy && t('prospects.removing')}
      onCancel={onCancel}
      onConfirm={() => prospect && onConfirm(prospect)}
    >
      {prospect && prospect.applicants > 0
        ? t('prospects.removeApplied', { count: prospect.applicants })
        : t('prospects.removeText')}
    </ConfirmDialog>
  );
}
