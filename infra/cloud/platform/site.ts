import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/** Header that proves that a request came through CloudFront. */
export const originHeader = 'x-origin-secret';

/**
 * The site's address, and the secret that CloudFront adds to each request. Functions compare it themselves: an HTTP API
 * supports neither resource policies nor web ACLs, and its JWT authorizer sees only the token. The secret protects no
 * data; it keeps clients from bypassing the web ACL.
 */
export class Site extends Construct implements Connectable {
  readonly address: string;
  readonly #originSecret: Secret;
  readonly #portalOrigins: string | undefined;

  constructor(
    scope: Construct,
    id: string,
    { domainName, portalOrigins }: { domainName: string; portalOrigins?: string | undefined },
  ) {
    super(scope, id);
    this.address = `https://${domainName}`;
    this.#portalOrigins = portalOrigins;

    this.#originSecret = new Secret(this, 'OriginSecret', {
      description: 'Origin-verification secret that CloudFront sends to the API',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    acknowledge(this.#originSecret, {
      SMG4: 'Both sides take a new value at a deployment; a rotation between deployments would cut the site off.',
    });
  }

  /** The secret, as a reference that CloudFormation resolves; no template contains it. */
  get originSecret(): string {
    return this.#originSecret.secretValue.unsafeUnwrap();
  }

  connect(to: CloudFunction): void {
    to.configure({
      SITE_URL: this.address,
      ORIGIN_SECRET: this.originSecret,
      ...(this.#portalOrigins && { PORTAL_ORIGINS: this.#portalOrigins }),
    });
  }
}
