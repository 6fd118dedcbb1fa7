import { useTranslation } from 'react-i18next';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';

export interface RoleFilterProps {
  project: ProjectID;
  /** The role whose applications are shown; those for all roles if absent. */
  role: ProspectID | undefined;
}

/** Choice of a role of the project, each with the number of applications that wait for an answer. */
export function RoleFilter({ project, role }: RoleFilterProps) {
  const { t } = useTranslation('owner');
  const format = useFormat();
  const [, choose] = useAddressQuery();
  const { data } = useQuery('listProspects', { ProjectID: project });
  const roles = data?.items ?? [];
  if (roles.length < 2 && !role) return null;
  const all = roles.reduce((sum, { applicants }) => sum + applicants, 0);
  const labelOf = (name: string, count: number) =>
    t('requests.counted', { role: name, number: format.number(count) });
  return (
    <SelectField
      label={t('requests.ofRole')}
      labelHidden
      size="s"
      placeholder={labelOf(t('requests.allRoles'), all)}
      value={role ?? ''}
      options={roles.map(({ ProspectID, PersonType, applicants }) => ({
        value: ProspectID,
        label: labelOf(PersonType, applicants),
      }))}
      onChange={({ target }) => choose({ project, role: target.value }, { replace: false })}
    />
  );
}
