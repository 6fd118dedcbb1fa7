import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { type DomainEventType, handlersOf } from '#functions/platform/domainEvent.ts';
import type { World } from './world.ts';

/** Event types without handlers: their messages have no effect. */
export const ignoredEvents = domainEventHandlers.map(({ type }) => ({ type, handlers: {} }));

/** Runs the stream without side effects; returns the published events of these types. */
export async function recordEvents(
  world: Pick<World, 'runStream'>,
  types: readonly DomainEventType<unknown>[],
): Promise<{ type: string; payload: unknown }[]> {
  const published: { type: string; payload: unknown }[] = [];
  const recording = types.map(event =>
    handlersOf(event, {
      record: async ({ payload }) => void published.push({ type: event.type, payload }),
    }),
  );
  await world.runStream({ domainEventHandlers: [...ignoredEvents, ...recording], projections: [] });
  return published;
}
