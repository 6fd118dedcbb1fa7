import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { check } from '#shared/contracts/validation.ts';
import type { Project } from '#shared/entities/project.ts';
import { type Prospect, ProspectChange } from '#shared/entities/prospect.ts';
import { ProspectID } from '#shared/ids.ts';
import { prospect as limits } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { editorBox } from '#web/domain/project/form/editorBox.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';
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
  const { run } = useMutation('updateProspects', ['listProspects'], { quiet: true });
  const form = useSentForm<Values, Update[], unknown>({
    initial: {
      roles: prospects.map(({ ProspectID, PersonType, Notes }) => ({ ProspectID, PersonType, Notes })),
    },
    check: ({ roles }) => checkChanged(prospects, roles),
    draft: { form: 'updateProspects', of: ProjectID, parse: stored => parseRoles(stored, prospects) },
    async send(items) {
      if (items.length === 0) return { data: undefined };
      const sent = await run({ ProjectID, body: { items } });
      if (sent.data) toast.show({ kind: 'success', title: words.messageFor('success.updateProspects') });
      return sent;
    },
    onDone,
  });
  const { roles } = form.values;

  function cancel() {
    form.draft.discard();
    onDone();
  }

  const bind = (index: number, name: 'PersonType' | 'Notes') => ({
    value: roles[index]?.[name] ?? '',
    error: form.errorAt(`roles.${index}.${name}`),
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      form.set(
        'roles',
        roles.map((role, place) => (place === index ? { ...role, [name]: target.value } : role)),
      ),
  });

  return (
    <Form form={form} className={editorBox} failed={t('prospects.notSaved')}>
      {roles.map(({ ProspectID }, index) => (
        <div className="two" key={ProspectID}>
          <TextField
            {...bind(index, 'PersonType')}
            label={t('proposal:roles.type')}
            counted
            maxLength={limits.PersonType.max}
            lang={language}
          />
          <LineField
            {...bind(index, 'Notes')}
            label={t('proposal:roles.notes')}
            counted
            maxLength={limits.Notes.max}
            lang={language}
          />
        </div>
      ))}
      <div className="row row-2 wrapx">
        <Button size="s" kind="moss" type="submit" busy={form.isBusy && t('save.saving')}>
          {t('prospects.saveAll')}
        </Button>
        <Button size="s" kind="quiet" onClick={cancel}>
          {t('proposal:roles.cancel')}
        </Button>
      </div>
    </Form>
  );
}

const StoredRoles = z.object({
  roles: z.array(z.object({ ProspectID, PersonType: z.string(), Notes: z.string() })),
});

/** The stored texts of the roles that still exist, and those of the others as they are. */
function parseRoles(stored: object, prospects: readonly Prospect[]): Partial<Values> | undefined {
  const { data } = z.safeParse(StoredRoles, stored);
  return (
    data && {
      roles: prospects.map(
        ({ ProspectID: id, PersonType, Notes }) =>
          data.roles.find(role => role.ProspectID === id) ?? { ProspectID: id, PersonType, Notes },
      ),
    }
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
