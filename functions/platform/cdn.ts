import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { environment } from './environment.ts';

/** The CDN in front of the site, which keeps rendered pages. */
export interface Cdn {
  /**
   * Forgets what carries one of these tags. `reference` names the request: the CDN takes the same one once. Rejects if the CDN
   * does not take it; the pages then expire by themselves.
   */
  forget(tags: readonly string[], reference: string): Promise<void>;
}

/** The distribution that the environment names; on one machine there is none, and nothing is kept. */
export function makeCdn(client = new CloudFrontClient()): Cdn {
  const DistributionId = environment('CDN_DISTRIBUTION');
  return {
    async forget(tags, reference) {
      if (!DistributionId || tags.length === 0) return;
      const Items = tags.map(tag => `#${tag}`);
      const InvalidationBatch = {
        CallerReference: reference,
        Paths: { Quantity: Items.length, Items },
      };
      await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
    },
  };
}
