import './FollowButton.css';
import bell from 'lucide-static/icons/bell.svg?raw';
import { useEffect, useEffectEvent } from 'react';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { FollowKind } from '#shared/entities/follow.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { useIdentity, useMutation } from '#web/api/hooks.ts';
import { useToggle } from '#web/api/useToggle.ts';
import { useAccountPath } from '#web/domain/person/useSignInPath.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { followedID } from './followedID.ts';
import { followLater, takeWishToFollow } from './followLater.ts';

interface FollowButtonProps {
  kind: FollowKind;
  id: ProjectID | UserID;
  /** Undefined until it has loaded. */
  following: boolean | undefined;
  /** Number of followers, with the caller if they follow. */
  followers?: number;
  label: string;
  /** Title of the notice if it has not been saved. */
  notDone: string;
  /** Endpoints whose responses say whether the caller follows it. */
  stale: readonly EndpointID[];
}

/** Follows something, or stops. Visitors sign in first, and follow it when they are back. */
export function FollowButton({ kind, id, following, followers, label, notDone, stale }: FollowButtonProps) {
  const format = useFormat();
  const accountPath = useAccountPath();
  const { status } = useIdentity();
  const { run } = useMutation('changeFollow', [...stale, 'listFollows'], { notDone });
  const { isOn, set, toggle } = useToggle(following ?? false, async on => {
    const { data } = await run({ FollowedID: followedID(id), body: { kind, following: on } });
    return data?.following;
  });

  const returned = useEffectEvent((isSignedIn: boolean) => {
    if (takeWishToFollow(id) && isSignedIn) void set(true);
  });
  useEffect(() => {
    if (status !== 'loading') returned(status === 'signedIn');
  }, [status]);

  const content = (
    <>
      {label}
      {followers !== undefined && (
        <>
          {' '}
          <span className="count">{format.number(followers + (isOn ? 1 : 0) - (following ? 1 : 0))}</span>
        </>
      )}
    </>
  );
  if (status !== 'signedIn') {
    return (
      <LinkButton size="s" icon={bell} to={accountPath()} onClick={() => followLater(id)}>
        {content}
      </LinkButton>
    );
  }
  return (
    <Button
      size="s"
      className="follow-button"
      icon={bell}
      aria-pressed={isOn}
      disabled={following === undefined}
      onClick={() => void toggle()}
    >
      {content}
    </Button>
  );
}
