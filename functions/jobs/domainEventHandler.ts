import type { DomainEventType, Payload } from '#functions/platform/domainEvents.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import type { JobDeps } from './jobDeps.ts';

/** What happened, as a reaction hears of it. It may be told again; `id` stays the same. */
export interface DomainEvent<Kind extends DomainEventType> {
  id: string;
  payload: Payload<Kind>;
}

/**
 * One thing that follows from a happening. The steps that it gives back are written together with a mark that
 * it is done, so they are written once. What it does by itself (a mail) happens before the mark and, after a
 * failure just between the two, once more: it should do no harm twice, or use `id` as its idempotency key.
 */
export type DomainEventHandler<Kind extends DomainEventType> = (
  event: DomainEvent<Kind>,
  deps: JobDeps,
) => Promise<readonly (AnyStep | undefined)[] | void>;

/** Reactions by their names; a name is part of the mark, so it stays as it is. */
export type DomainEventHandlers = { [Kind in DomainEventType]?: Record<string, DomainEventHandler<Kind>> };
