import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { environment } from './environment.ts';
import { provide } from './uses.ts';

/** The CDN in front of the site, which keeps files, rendered pages and answers. */
export interface Cdn {
  /**
   * Forgets what carries one of these tags, or has one of these paths, which begin with a slash. `reference` names the request:
   * the CDN takes the same one once. Rejects if the CDN does not take it; what it has then expires by itself.
   */
  forget(names: readonly string[], reference: string): Promise<void>;
}

/** The distribution that the environment names; on one machine there is none, and nothing is kept. */
export function makeCdn(client = new CloudFrontClient()): Cdn {
  const DistributionId = environment('CDN_DISTRIBUTION');
  return {
    async forget(names, reference) {
      if (!DistributionId || names.length === 0) return;
      const Items = names.map(name => (name.startsWith('/') ? name : `#${name}`));
      const InvalidationBatch = {
        CallerReference: reference,
        Paths: { Quantity: Items.length, Items },
      };
      await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
    },
  };
}

/** The paths that the CDN is told to forget. */
export const cdnPaths = provide('cdn', () => makeCdn());
