import { useTranslation } from 'react-i18next';
import { Priority, type PriorityLevel } from '#web/ui/workspace/Priority.tsx';

export const levels = [0, 1, 2, 3, 4, 5] as const satisfies readonly PriorityLevel[];

/** Priority of a task as stones with its name; nothing for NONE. */
export function PriorityOf({ priority }: { priority: number }) {
  const { t } = useTranslation('tasks');
  const level = levels.find(level => level === priority);
  return level ? <Priority level={level} label={t(`priority.${level}`)} /> : null;
}
