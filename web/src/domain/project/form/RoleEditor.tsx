import './RoleEditor.css';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import { prospect, skills } from '#shared/settings.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { isLine, LineField } from '#web/ui/fields/LineField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { KeptNotice } from '#web/ui/forms/KeptNotice.tsx';
import { useFocusFirstError } from '#web/ui/forms/useFocusFirstError.ts';
import { editorBox } from './editorBox.ts';
import { RoleTermsFields } from './RoleTermsFields.tsx';
import { StarterTaskEditor } from './StarterTaskEditor.tsx';
import { newRole, type RoleFormOptions, useRoleForm } from './useRoleForm.ts';

export interface RoleEditorProps
  extends Partial<Omit<RoleFormOptions, 'draftOf'>>,
    Pick<RoleFormOptions, 'draftOf'> {
  /** Language in which the project is written. */
  lang: string;
  /** Message of the refusal to save the role, if it was refused. */
  refusal?: string | undefined;
  busy?: string | false;
  /** Returns whether the role has been saved. */
  onSave: (role: ProspectDraft) => Promise<boolean> | boolean;
  onCancel: () => void;
}

/** Edits one role: its name, a note to candidates and a skill. Empty texts are replaced by default ones. */
export function RoleEditor({
  role = newRole,
  draftOf,
  lang,
  refusal,
  busy,
  today,
  hasStarterTask = false,
  onSave,
  onCancel,
}: RoleEditorProps) {
  const { t } = useTranslation(['proposal', 'market']);
  const page = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const form = useRoleForm({ role, draftOf, today, hasStarterTask });
  const { draft } = form;
  const save = form.submit(async values => {
    if (await onSave(values)) draft.forget();
  });

  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  useFocusFirstError(box, form.summary.submissions);

  function cancel() {
    draft.discard();
    onCancel();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
    if (event.key === 'Enter' && isLine(event.target)) {
      event.preventDefault();
      void save();
    }
  }

  return (
    // Enter saves and Escape cancels from any of the fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={editorBox} ref={box} onKeyDown={onKeyDown}>
      <KeptNotice draft={draft} />
      <div className="two">
        <TextField
          {...form.bind('PersonType')}
          label={t('roles.type')}
          counted
          maxLength={prospect.PersonType.max}
          placeholder={t('roles.defaultType')}
          lang={lang}
        />
        <SelectField
          label={t('roles.skill')}
          options={byLabel(
            page,
            skills.map(value => ({ value, label: t(`market:skill.${value}`) })),
          )}
          value={form.values.skill}
          onChange={({ target }) =>
            form.set('skill', skills.find(skill => skill === target.value) ?? form.values.skill)
          }
        />
      </div>
      <LineField
        {...form.bind('Notes')}
        label={t('roles.notes')}
        counted
        maxLength={prospect.Notes.max}
        placeholder={t('roles.defaultNotes')}
        lang={lang}
      />
      {today !== undefined && <RoleTermsFields bind={form.bind} today={today} />}
      {hasStarterTask && (
        <StarterTaskEditor
          title={form.bind('taskTitle')}
          description={form.bind('taskDescription')}
          isOpen={Boolean(role.starterTask)}
          lang={lang}
        />
      )}
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <div className="row row-2 wrapx">
        <Button size="s" kind="moss" busy={busy} onClick={() => void save()}>
          {t('roles.save')}
        </Button>
        <Button size="s" kind="quiet" onClick={cancel}>
          {t('roles.cancel')}
        </Button>
      </div>
    </div>
  );
}
