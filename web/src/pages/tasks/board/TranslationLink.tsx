import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { isToDo } from '#shared/taskLifecycle.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Card } from '#web/pages/tasks/data/card.ts';
import { classes } from '#web/ui/classes.ts';

/** The way to the translation of a task, for its assignee and the owner of the project; nothing in other tasks. */
export function TranslationLink({ card, className }: { card: Card; className?: string }) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const who = useIdentity();
  const { ProjectID, TaskID, translates: language, assignee, board, status } = card;
  const isOwn = who.status === 'signedIn' && assignee?.UserID === who.UserID;
  if (!language || !assignee || !(isOwn || board.isOwner)) return null;
  const isWriting = isOwn && isToDo(status);
  return (
    <Link
      className={classes('link', className)}
      draggable={false}
      to={paths['project-translations']({ lang, query: { project: ProjectID, language, task: TaskID } })}
    >
      {t(isWriting ? `translation.write.${language}` : `translation.see.${language}`)}
    </Link>
  );
}
