import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import { RoleEditor } from '#web/domain/project/form/RoleEditor.tsx';
import type { RoleValues } from '#web/domain/project/form/values.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { RoleRow } from './RoleRow.tsx';

export interface RolesFieldProps {
  roles: readonly RoleValues[];
  onChange: (roles: readonly RoleValues[]) => void;
  /** Number of roles that the plan allows. */
  most?: number | undefined;
  lang: string;
  /** A day of the project. */
  today: string;
  error?: string | undefined;
  /** Whether the proposal was submitted while a role was being written. */
  isBlocked: boolean;
  onEditing: (isEditing: boolean) => void;
}

/** List of the roles: edited in place, sorted by dragging, arrow keys or buttons. */
export function RolesField({
  roles,
  onChange,
  most,
  lang,
  today,
  error,
  isBlocked,
  onEditing,
}: RolesFieldProps) {
  const { t } = useTranslation('proposal');
  const [editing, setEditing] = useState<string>();
  const edit = (key: string | undefined) => {
    setEditing(key);
    onEditing(key !== undefined);
  };
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();

  function save(key: string, draft: ProspectDraft) {
    const isNew = key === NEW;
    onChange(
      isNew
        ? [...roles, { ...draft, key: crypto.randomUUID() }]
        : roles.map(role => (role.key === key ? { ...draft, key } : role)),
    );
    edit(undefined);
    return true;
  }

  function move(from: number, to: number) {
    const role = roles[from];
    if (!role || to < 0 || to >= roles.length) return;
    const others = roles.filter((_, index) => index !== from);
    onChange([...others.slice(0, to), role, ...others.slice(to)]);
    setSaid(t('roles.moved', { role: role.PersonType, place: to + 1, of: roles.length }));
  }

  const unsaved = isBlocked ? t('roles.unsaved') : undefined;
  const isOver = most !== undefined && roles.length > most;
  return (
    <div className="field">
      <div className="field-head">
        <span className="label" id="roles-label">
          {t('roles.label')} <span className="muted">{roles.length}</span>
        </span>
        {most !== undefined && (
          <span className="fine muted count">{t('roles.cap', { used: roles.length, count: most })}</span>
        )}
      </div>
      {roles.length > 0 && (
        <ul className="rlist" aria-labelledby="roles-label">
          {roles.map((role, index) =>
            editing === role.key ? (
              <li key={role.key} className="is-editing">
                <RoleEditor
                  role={role}
                  lang={lang}
                  today={today}
                  hasStarterTask
                  draftOf={`proposal.${role.key}`}
                  refusal={unsaved}
                  onSave={draft => save(role.key, draft)}
                  onCancel={() => edit(undefined)}
                />
              </li>
            ) : (
              <RoleRow
                key={role.key}
                role={role}
                isFirst={index === 0}
                isLast={index === roles.length - 1}
                onEdit={() => edit(role.key)}
                onMove={by => move(index, index + by)}
                onRemove={() => {
                  onChange(roles.filter(({ key }) => key !== role.key));
                  setSaid(t('roles.removed', { role: role.PersonType }));
                }}
                onDragStart={() => setDragged(index)}
                onDrop={() => dragged !== undefined && move(dragged, index)}
              />
            ),
          )}
        </ul>
      )}
      {editing === NEW ? (
        <div className="role-new">
          <RoleEditor
            draftOf="proposal.new"
            refusal={unsaved}
            lang={lang}
            today={today}
            hasStarterTask
            onSave={draft => save(NEW, draft)}
            onCancel={() => edit(undefined)}
          />
        </div>
      ) : (
        <Button size="s" icon={plus} className="role-add" onClick={() => edit(NEW)}>
          {t('roles.add')}
        </Button>
      )}
      {(error || isOver) && (
        <p className="error" id="roles-error">
          <Icon svg={circleAlert} size="s" />
          <span>{isOver ? t('roles.over', { count: most }) : error}</span>
        </p>
      )}
      <Announced>{said}</Announced>
    </div>
  );
}

/** Key of a role that is not in the list yet. */
const NEW = 'new';
