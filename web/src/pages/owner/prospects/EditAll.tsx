import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '#shared/contracts/validation.ts';
import type { Project } from '#shared/entities/project.ts';
import { type Prospect, ProspectChange } from '#shared/entities/prospect.ts';
import type { ProspectID } from '#shared/ids.ts';
import { prospect as limits } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useCheckedForm } from '#web/domain/form/useCheckedForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface EditAllProps {
  project: Project;
  /** The open roles: a filled one cannot be changed. */
  prospects: readonly Prospect[];
  onDone: () => void;
}

type RoleTexts = Pick<Prospect, 'ProspectID' | 'PersonType' | 'Notes'>;
interface Values {
  roles: RoleTexts[];
}
type Update = { ProspectID: ProspectID; change: ProspectChange };

/** Edits all open roles together: either every change is saved, or none. */
export function EditAll({ project: { ProjectID, language }, prospects, onDone }: EditAllProps) {
  const { t } = useTranslation(['owner', 'proposal']);
  const words = useServerMessages();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const { run, isBusy, error } = useMutation('updateProspects', ['listProspects'], { quiet: true });
  const form = useCheckedForm<Values, Update[]>({
    initial: {
      roles: prospects.map(({ ProspectID, PersonType, Notes }) => ({ ProspectID, PersonType, Notes })),
    },
    check: ({ roles }) => checkChanged(prospects, roles),
  });
  const { roles } = form.values;
  useFocusFirstError(box, form.summary.submissions);

  const save = form.submit(async items => {
    if (items.length === 0) return onDone();
    const { error } = await run({ ProjectID, body: { items } });
    if (error) return;
    toast.show({ kind: 'success', title: words.messageFor('success.updateProspects') });
    onDone();
  });

  const bind = (index: number, name: 'PersonType' | 'Notes') => ({
    value: roles[index]?.[name] ?? '',
    error: form.errorAt(`roles.${index}.${name}`),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      form.set(
        'roles',
        roles.map((role, place) => (place === index ? { ...role, [name]: target.value } : role)),
      ),
  });

  return (
    <div className="role-editor" ref={box}>
      {roles.map(({ ProspectID }, index) => (
        <div className="two" key={ProspectID}>
          <TextField
            {...bind(index, 'PersonType')}
            label={t('proposal:roles.type')}
            counted
            maxLength={limits.PersonType.max}
            lang={language}
          />
          <TextField
            {...bind(index, 'Notes')}
            label={t('proposal:roles.notes')}
            counted
            maxLength={limits.Notes.max}
            lang={language}
          />
        </div>
      ))}
      {error && (
        <Alert kind="error" announce title={t('prospects.notSaved')}>
          {words.refusal(error)}
        </Alert>
      )}
      <div className="row row-2 wrapx">
        <Button size="s" kind="moss" busy={isBusy && t('save.saving')} onClick={() => void save()}>
          {t('prospects.saveAll')}
        </Button>
        <Button size="s" kind="quiet" onClick={onDone}>
          {t('proposal:roles.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The changed roles as the contract takes them, or their errors. */
function checkChanged(before: readonly Prospect[], roles: readonly RoleTexts[]) {
  const results = roles.flatMap(({ ProspectID, PersonType, Notes }, index) => {
    const role = before.find(one => one.ProspectID === ProspectID);
    if (role?.PersonType === PersonType && role.Notes === Notes) return [];
    return [{ index, ProspectID, result: check(ProspectChange, { PersonType, Notes }) }];
  });
  const fields = results.flatMap(({ index, result }) =>
    (result.fields ?? []).map(field => ({ ...field, path: `roles.${index}.${field.path}` })),
  );
  if (fields.length > 0) return { fields };
  return {
    value: results.flatMap(({ ProspectID, result }) =>
      result.value ? [{ ProspectID, change: result.value }] : [],
    ),
  };
}
