import './RoleEditor.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProspectDraft } from '#shared/entities/prospect.ts';
import { prospect, skills } from '#shared/settings.ts';
import { check } from '#shared/validation.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export interface RoleEditorProps {
  /** Left out: a new one. */
  role?: ProspectDraft;
  /** The language in which the project is written. */
  lang: string;
  /** Why it could not be saved. */
  refusal?: string | undefined;
  busy?: string | false;
  onSave: (draft: ProspectDraft) => void;
  onCancel: () => void;
}

const NEW: ProspectDraft = { PersonType: '', Notes: '', skill: 'others' };

/** One role: who is looked for, a line to them, and their field of work. What is left empty has words of its own. */
export function RoleEditor({ role = NEW, lang, refusal, busy, onSave, onCancel }: RoleEditorProps) {
  const { t } = useTranslation(['proposal', 'market']);
  const words = useServerMessages();
  const box = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(role);
  const [isChecked, setChecked] = useState(false);

  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const filled = {
    ...draft,
    PersonType: draft.PersonType.trim() || t('roles.defaultType'),
    Notes: draft.Notes.trim() || t('roles.defaultNotes'),
  };
  const { value, fields = [] } = check(ProspectDraft, filled);
  const errorOf = (name: string) => {
    const field = isChecked && fields.find(({ path }) => path === name);
    return field ? words.field(field) : undefined;
  };

  function save() {
    setChecked(true);
    if (value) onSave(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save();
    }
  }

  return (
    // Enter saves and Escape cancels from any of the fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="role-editor" ref={box} onKeyDown={onKeyDown}>
      <div className="two">
        <TextField
          label={t('roles.type')}
          counted
          maxLength={prospect.PersonType.max}
          placeholder={t('roles.defaultType')}
          lang={lang}
          value={draft.PersonType}
          error={errorOf('PersonType')}
          onChange={({ target }) => setDraft({ ...draft, PersonType: target.value })}
        />
        <SelectField
          label={t('roles.skill')}
          options={skills.map(value => ({ value, label: t(`market:skill.${value}`) }))}
          value={draft.skill}
          onChange={({ target }) =>
            setDraft({ ...draft, skill: skills.find(skill => skill === target.value) ?? draft.skill })
          }
        />
      </div>
      <TextField
        label={t('roles.notes')}
        counted
        maxLength={prospect.Notes.max}
        placeholder={t('roles.defaultNotes')}
        lang={lang}
        value={draft.Notes}
        error={errorOf('Notes')}
        onChange={({ target }) => setDraft({ ...draft, Notes: target.value })}
      />
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <div className="row row-2 wrapx">
        <Button size="s" kind="moss" busy={busy} onClick={save}>
          {t('roles.save')}
        </Button>
        <Button size="s" kind="quiet" onClick={onCancel}>
          {t('roles.cancel')}
        </Button>
      </div>
    </div>
  );
}
