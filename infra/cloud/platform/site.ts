import { Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/** Header that proves that a request came through CloudFront. */
export const originHeader = 'x-origin-secret';

interface SiteProps {
  domainName: string;
  portalOrigins?: string | undefined;
  originSecretVersion: number;
}

/**
 * The site's address, and the secret that CloudFront adds to each request. Functions compare it themselves: an HTTP API
 * supports neither resource policies nor web ACLs, and its JWT authorizer sees only the token. The secret protects no
 * data; it keeps clients from bypassing the web ACL. Functions receive the accepted secrets with each event, from a variable of
 * the API's stage: one reference to each secret in all templates, and no new version of any function when it is replaced.
 */
export class Site extends Construct implements Connectable {
  readonly address: string;
  /** The secret that CloudFront sends, and the one before it, which it sends until it has been updated. */
  readonly #originSecrets: readonly Secret[];
  readonly #portalOrigins: string | undefined;

  constructor(scope: Construct, id: string, { domainName, portalOrigins, originSecretVersion }: SiteProps) {
    super(scope, id);
    this.address = `https://${domainName}`;
    this.#portalOrigins = portalOrigins;

    const [current, before, obsolete] = [0, 1, 2]
      .map(age => originSecretVersion - age)
      .map(version => (version > 0 ? this.#makeSecret(version) : undefined));
    this.#originSecrets = [current, before].filter(secret => secret !== undefined);
    // The other stacks import both ARNs of the version before while they are deployed, one after another.
    for (const secret of [before, obsolete]) if (secret) Stack.of(this).exportValue(secret.secretArn);
  }

  #makeSecret(version: number): Secret {
    const secret = new Secret(this, version === 1 ? 'OriginSecret' : `OriginSecret${version}`, {
      description: 'Origin-verification secret that CloudFront sends to the API',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    acknowledge(secret, {
      SMG4: 'A deployment replaces it; a rotation between deployments would cut the site off.',
    });
    return secret;
  }

  /** The secret, as a reference that CloudFormation resolves; no template contains it. */
  get originSecret(): string {
    return this.#values[0] ?? '';
  }

  /** The secrets that functions accept, separated by commas. */
  get acceptedSecrets(): string {
    return this.#values.join(',');
  }

  get #values(): string[] {
    return this.#originSecrets.map(secret => secret.secretValue.unsafeUnwrap());
  }

  connect(to: CloudFunction): void {
    to.configure({
      SITE_URL: this.address,
      ...(this.#portalOrigins && { PORTAL_ORIGINS: this.#portalOrigins }),
    });
  }

  /** Makes functions behind the API respond only to requests of CloudFront. */
  readonly origin: Connectable = {
    connect: to => void to.configure({ CDN_ORIGIN: 'required' }),
  };
}
