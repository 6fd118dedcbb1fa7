import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/**
 * The payment provider's keys: `{ "secretKey", "webhookSecret" }`. The stack creates the secret and the operator fills
 * it in. Functions read it on start, so that a new key needs no deployment.
 */
export class Payments extends Construct implements Connectable {
  readonly #keys: Secret;
  readonly #signing: Secret;

  /** `signing` is the secret of signed links, which also signs the state that comes back from onboarding. */
  constructor(scope: Construct, id: string, { signing }: { signing: Secret }) {
    super(scope, id);
    this.#signing = signing;

    this.#keys = new Secret(this, 'StripeKeys', {
      description: 'Stripe: secretKey (sk_…) and webhookSecret (whsec_…)',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: 'fill in', webhookSecret: 'fill in' }),
        generateStringKey: 'unused',
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.#keys, {
      SMG4: 'Stripe issues these keys; they are rolled in its dashboard, as the guide says.',
    });
  }

  /** ARN of the secret that the operator fills in. */
  get secretArn(): string {
    return this.#keys.secretArn;
  }

  connect(to: CloudFunction): void {
    to.allow(['secretsmanager:GetSecretValue'], [this.#keys.secretArn]);
    to.configure({ STRIPE_SECRET_ARN: this.#keys.secretArn });
  }

  /** The secret that signs the state of onboardings. */
  get onboarding(): Connectable {
    return {
      connect: to => void to.configure({ STATE_SECRET: this.#signing.secretValue.unsafeUnwrap() }),
    };
  }
}
