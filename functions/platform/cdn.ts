import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { environment } from './environment.ts';
import { provide } from './uses.ts';

/** The CDN in front of the site, which keeps files, rendered pages and answers. */
export interface Cdn {
  /**
   * Invalidates cached responses with one of these tags, or with one of these paths, which begin with a slash. `reference`
   * identifies the request: the CDN accepts each reference once. Rejects if the CDN does not accept the request; its copies
   * then expire on their own.
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
