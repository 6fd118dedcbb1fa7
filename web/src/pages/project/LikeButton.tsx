import heart from 'lucide-static/icons/heart.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useAccountPath } from '#web/domain/person/useSignInPath.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { useLike } from './useLike.ts';

/** Toggles the caller's like; visitors are asked for an account. */
export function LikeButton({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const accountPath = useAccountPath();
  const isSignedIn = useIdentity().status === 'signedIn';
  const { liked, likes, toggle } = useLike(project, t('like.failed'));

  const content = (
    <>
      {t('like.word')} <span className="count">{format.number(likes)}</span>
    </>
  );
  if (!isSignedIn) {
    return (
      <LinkButton size="s" icon={heart} to={accountPath()}>
        {content}
      </LinkButton>
    );
  }
  return (
    <Button size="s" className="like-button" icon={heart} aria-pressed={liked} onClick={() => void toggle()}>
      {content}
    </Button>
  );
}
