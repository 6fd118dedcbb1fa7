import type * as z from 'zod/mini';
import type { JobDeps } from './jobDeps.ts';
import type { AnyStep } from './table/step.ts';

/** A type of domain event: its name, which is stored, and the schema of its payload. */
export interface DomainEventType<Payload> {
  type: string;
  schema: z.ZodMiniType<Payload>;
}

/** Payload of a type of event: `Payload<typeof projectEvents.projectDenied>`. */
export type Payload<Type> = Type extends DomainEventType<infer P> ? P : never;

/** The event types of a domain, named by their keys: `defineEvents({ projectDenied: z.object({ … }) })`. */
export function defineEvents<Schemas extends Record<string, z.ZodMiniType>>(schemas: Schemas) {
  return Object.fromEntries(
    Object.entries(schemas).map(([type, schema]) => [type, { type, schema }]),
  ) as unknown as { readonly [Type in keyof Schemas]: DomainEventType<z.output<Schemas[Type]>> }; // one entry per schema
}

/** A domain event as its handlers receive it. A redelivery has the same `id`. */
export interface DomainEvent<P> {
  id: string;
  payload: P;
}

/**
 * An event handler. The steps it returns are committed with its idempotency record, so they apply exactly once.
 * Other side effects (an email) may be repeated after a crash: make them idempotent with `id`.
 */
export type DomainEventHandler<P> = (
  event: DomainEvent<P>,
  deps: JobDeps,
) => Promise<readonly (AnyStep | undefined)[] | void>;

/** Handlers of one type of event, for a raw payload. */
export interface DomainEventHandlers {
  type: string;
  handlers: Record<string, DomainEventHandler<unknown>>;
}

/**
 * Binds handlers to a type of event: `handlersOf(projectEvents.projectDenied, { tellDenied })`. The name of a
 * handler is stored in its idempotency records: renaming one would repeat it for redelivered events.
 */
export function handlersOf<P>(
  { type, schema }: DomainEventType<P>,
  handlers: Record<string, DomainEventHandler<P>>,
): DomainEventHandlers {
  const parsing =
    (handler: DomainEventHandler<P>): DomainEventHandler<unknown> =>
    ({ id, payload }, deps) =>
      handler({ id, payload: schema.parse(payload) }, deps);
  return {
    type,
    handlers: Object.fromEntries(Object.entries(handlers).map(([name, one]) => [name, parsing(one)])),
  };
}
