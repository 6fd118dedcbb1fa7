import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/** The header by which a request shows that it came through CloudFront. */
export const originHeader = 'x-origin-secret';

/**
 * What every function knows of the site: its address, and the secret that CloudFront adds to each request.
 * The functions compare it themselves: an HTTP API has no resource policy and takes no firewall, and its JWT
 * authorizer sees nothing but the token. The secret opens no data, it keeps callers from passing the firewall by.
 */
export class Site extends Construct implements Connectable {
  readonly address: string;
  readonly #originSecret: Secret;

  constructor(scope: Construct, id: string, { domainName }: { domainName: string }) {
    super(scope, id);
    this.address = `https://${domainName}`;

    this.#originSecret = new Secret(this, 'OriginSecret', {
      description: 'Origin-verification secret that CloudFront sends to the API',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    acknowledge(this.#originSecret, {
      SMG4: 'Both sides take a new value at a deployment; a rotation between deployments would cut the site off.',
    });
  }

  /** The secret, as a reference that CloudFormation resolves; it is in no template. */
  get originSecret(): string {
    return this.#originSecret.secretValue.unsafeUnwrap();
  }

  connect(to: CloudFunction): void {
    to.configure({ SITE_URL: this.address, ORIGIN_SECRET: this.originSecret });
  }
}
