import type { Stripe } from 'stripe';
import { apiVersion } from '#functions/provider/payments.ts';
import { second } from '#shared/time.ts';
import type { MoneyWorld } from './moneyWorld.ts';

/** An event, or something like one. */
type Event = Pick<Stripe.Event, 'id' | 'type'> &
  Partial<Pick<Stripe.Event, 'account' | 'api_version' | 'created'>>;

/** Delivers events to the webhook as the provider does, in any order and number. */
export function makeDelivering(world: Pick<MoneyWorld, 'stripe' | 'deliver' | 'clock'>) {
  let count = 0;

  /** Delivers an event. Returns the HTTP status of the response. */
  async function deliverEvent(event: Event): Promise<number> {
    const payload = JSON.stringify(event);
    const { webhooks } = await world.stripe();
    const signature = webhooks.generateTestHeaderString({ payload, secret: 'whsec_world' });
    return (await world.deliver(payload, signature)).status;
  }

  return {
    deliverEvent,

    /** Delivers each event several times, eight at the same time, and again until it is accepted. */
    async deliverAll(events: readonly Event[], times: number): Promise<void> {
      const queue = Array.from({ length: times }, () => events).flat();
      const worker = async () => {
        for (let event = queue.shift(); event; event = queue.shift()) {
          let status = 0;
          while (status !== 200) status = await deliverEvent(event);
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
    },

    /** An event that the provider could send now about an object in its current state. */
    eventAbout: (type: string, object: object) => ({
      id: `evt_${++count}`,
      object: 'event',
      api_version: apiVersion,
      created: Date.parse(world.clock.now()) / second,
      type: type as Stripe.Event['type'], // unknown types are delivered too
      data: { object },
    }),
  };
}
