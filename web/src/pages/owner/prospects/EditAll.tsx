import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { type Prospect, ProspectChange } from '#shared/entities/prospect.ts';
import { prospect as limits } from '#shared/settings.ts';
import { check } from '#shared/validation.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';

export interface EditAllProps {
  project: Project;
  /** The free ones: a role that somebody holds stays as it is. */
  prospects: readonly Prospect[];
  onDone: () => void;
}

type Draft = Pick<Prospect, 'ProspectID' | 'PersonType' | 'Notes'>;

/** All free roles at once: either every change is saved, or none. */
export function EditAll({ project: { ProjectID, language }, prospects, onDone }: EditAllProps) {
  const { t } = useTranslation(['owner', 'proposal']);
  const words = useServerMessages();
  const toast = useToast();
  const { run, isBusy, error } = useMutation('updateProspects', ['listProspects'], { quiet: true });
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    prospects.map(({ ProspectID, PersonType, Notes }) => ({ ProspectID, PersonType, Notes })),
  );
  const [isTried, setTried] = useState(false);

  const set = (changed: Draft) =>
    setDrafts(all => all.map(draft => (draft.ProspectID === changed.ProspectID ? changed : draft)));
  const changed = drafts.filter(draft => {
    const before = prospects.find(({ ProspectID }) => ProspectID === draft.ProspectID);
    return before?.PersonType !== draft.PersonType || before.Notes !== draft.Notes;
  });
  const errorOf = ({ PersonType, Notes }: Draft, name: 'PersonType' | 'Notes') => {
    const field =
      isTried && check(ProspectChange, { PersonType, Notes }).fields?.find(({ path }) => path === name);
    return field ? words.field(field) : undefined;
  };

  async function save() {
    setTried(true);
    if (changed.length === 0) return onDone();
    const items = changed.flatMap(({ ProspectID, PersonType, Notes }) => {
      const { value } = check(ProspectChange, { PersonType, Notes });
      return value ? [{ ProspectID, change: value }] : [];
    });
    if (items.length < changed.length) return;
    const { error } = await run({ ProjectID, body: { items } });
    if (error) return;
    toast.show({ kind: 'success', title: words.say('success.updateProspects') });
    onDone();
  }

  return (
    <div className="role-editor">
      {drafts.map(draft => (
        <div className="two" key={draft.ProspectID}>
          <TextField
            label={t('proposal:roles.type')}
            counted
            maxLength={limits.PersonType.max}
            lang={language}
            value={draft.PersonType}
            error={errorOf(draft, 'PersonType')}
            onChange={({ target }) => set({ ...draft, PersonType: target.value })}
          />
          <TextField
            label={t('proposal:roles.notes')}
            counted
            maxLength={limits.Notes.max}
            lang={language}
            value={draft.Notes}
            error={errorOf(draft, 'Notes')}
            onChange={({ target }) => set({ ...draft, Notes: target.value })}
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
