import type { AuthorSummary } from '#shared/entities/author.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';

interface PayerProps {
  payer: AuthorSummary | undefined;
  /** Shown for a person who stays anonymous. */
  anonymous: string;
}

/** The payer, in a table. */
export function Payer({ payer, anonymous }: PayerProps) {
  if (!payer) return <span className="soft">{anonymous}</span>;
  return (
    <span className="person">
      <AvatarImage {...avatarOf(payer)} size={32} />
      <PersonLink className="strong" person={payer} />
    </span>
  );
}
