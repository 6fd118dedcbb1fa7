import { Aws, Duration, Fn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AccountRecovery,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  OAuthScope,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolDomain,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { setupClientName } from '#functions/auth/withholdSelfService.ts';
import type { IdentityOperation } from '#functions/platform/permissions.ts';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { DeploymentSettings } from '#infra/cloud/settings.ts';
import { tokenTrigger } from '#infra/jobs.ts';
import { paths } from '#shared/paths.ts';
import { languages, profile, sessions } from '#shared/settings.ts';
import { type Alerts, fiveMinutes } from './alerts.ts';
import { CloudFunction, type Connectable } from './cloudFunction.ts';
import { addIdentityProvider, providerNames } from './identityProvider.ts';

interface IdentityProps {
  alerts: Alerts;
  settings: DeploymentSettings;
  /** Code of the function that runs before tokens are issued. */
  tokenTriggerCode: Code;
}

/**
 * Passwords and sessions. The Cognito username is the UserID. Self sign-up is disabled because the API creates
 * accounts. Administrators are the members of the group `admins`.
 */
export class Identity extends Construct {
  readonly pool: UserPool;
  /** Client of the website. */
  readonly client: UserPoolClient;
  /** Client of sessions that set up an authenticator app and never leave our functions. */
  readonly #setupClient: UserPoolClient;
  readonly #domain: UserPoolDomain;
  /** Names of identity providers in Cognito, where they differ from those in our paths. */
  readonly #providerNames: string;

  constructor(scope: Construct, id: string, { alerts, settings, tokenTriggerCode }: IdentityProps) {
    super(scope, id);

    this.pool = new UserPool(this, 'Pool', {
      selfSignUpEnabled: false,
      // Our table maps email addresses to UserIDs. As an alias, two accounts of the same person would conflict.
      signInAliases: { username: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: profile.password.min,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.NONE,
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(this.pool, {
      COG1: 'Length and a list of common passwords instead of classes of characters, as NIST SP 800-63B advises.',
      COG2: 'Everybody is offered two-factor authentication; the API refuses administrators without it.',
      COG8: 'The Plus plan is paid by active user; attempts are limited by our own counter and by the firewall.',
    });
    this.pool.addGroup('Admins', { groupName: 'admins', description: 'May open the admin portal' });

    this.#domain = this.pool.addDomain('SignIn', {
      cognitoDomain: { domainPrefix: `${settings.stage}-${Fn.select(2, Fn.split('/', Aws.STACK_ID))}` },
    });
    this.#providerNames = providerNames(settings.identityProviders);
    this.client = this.#addClient(settings);
    this.#setupClient = this.pool.addClient('Setup', {
      userPoolClientName: setupClientName,
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
    });
    this.#withholdSelfService(tokenTriggerCode);

    alerts.addAlarm(this, 'Throttled', {
      metric: new Metric({
        namespace: 'AWS/Cognito',
        metricName: 'SignInThrottles',
        dimensionsMap: { UserPool: this.pool.userPoolId, UserPoolClient: this.client.userPoolClientId },
        statistic: 'Sum',
        period: fiveMinutes,
      }),
      threshold: 5,
      impact: 'Users cannot sign in because Cognito is throttling requests.',
      runbook: 'cognito-throttles-requests',
    });
  }

  #addClient({ domainName, identityProviders }: DeploymentSettings): UserPoolClient {
    const providers = Object.entries(identityProviders).map(([name, provider]) =>
      addIdentityProvider(this, this.pool, { name, ...provider }),
    );

    const client = this.pool.addClient('Web', {
      authFlows: { adminUserPassword: true },
      // The hosted page leads to identity providers only. Passwords go through the API, which limits attempts.
      ...(providers.length === 0
        ? { disableOAuth: true }
        : {
            oAuth: {
              flows: { authorizationCodeGrant: true },
              scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
              callbackUrls: languages.map(lang => `https://${domainName}${paths.signin({ lang })}`),
              logoutUrls: languages.map(lang => `https://${domainName}${paths.index({ lang })}`),
            },
          }),
      supportedIdentityProviders: providers.map(({ providerName }) =>
        UserPoolClientIdentityProvider.custom(providerName),
      ),
      accessTokenValidity: Duration.minutes(sessions.accessMinutes),
      idTokenValidity: Duration.minutes(sessions.accessMinutes),
      refreshTokenValidity: Duration.days(sessions.refreshDays),
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      refreshTokenRotationGracePeriod: Duration.seconds(sessions.rotationGraceSeconds),
    });
    client.node.addDependency(...providers);
    return client;
  }

  /**
   * Runs our function before tokens are issued. Cognito waits five seconds for it, and issues none without its answer: the calls of
   * the API then end with status 500, which has an alarm.
   */
  #withholdSelfService(code: Code): void {
    const { name, description } = tokenTrigger;
    const trigger = new CloudFunction(this, name, {
      code,
      description,
      timeout: Duration.seconds(5),
      // No user can sign in while it waits behind other calls. In an account with nothing to reserve, a deployment ends here,
      // within minutes and before there is a user pool.
      reserved: 20,
    });
    // Not of this pool alone: the pool names the function, whose role would name the pool.
    const pools = Stack.of(this).formatArn({
      service: 'cognito-idp',
      resource: 'userpool',
      resourceName: '*',
    });
    trigger.allow(['cognito-idp:DescribeUserPoolClient'], [pools]);
    acknowledge(trigger, {
      [`IAM5[Resource::arn:aws:cognito-idp:${Stack.of(this).region}:<AWS::AccountId>:userpool/*]`]:
        'Reads the names of app clients; naming the pool would make the two depend on each other.',
    });
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, trigger.live, LambdaVersion.V2_0);
  }

  /** Issuer (`iss`) of the tokens. */
  get issuer(): string {
    return `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${this.pool.userPoolId}`;
  }

  /** Redirect URLs after sign-in with an identity provider. */
  get providerCallback(): string {
    return `${this.#domain.baseUrl()}/oauth2/idpresponse`;
  }

  /** Configuration for verifying tokens; it needs no permission because the keys are public. */
  get tokens(): Connectable {
    return {
      connect: to =>
        to.configure({
          TOKEN_ISSUER: this.issuer,
          TOKEN_CLIENT_ID: this.client.userPoolClientId,
          ADMIN_TWO_FACTOR: 'required',
        }),
    };
  }

  /** Permission for these Cognito operations only. */
  for(operations: readonly IdentityOperation[]): Connectable {
    return {
      connect: to => {
        if (operations.length > 0)
          to.allow(
            operations.map(operation => `cognito-idp:${operation}`),
            [this.pool.userPoolArn],
          );
        to.configure({
          USER_POOL_ID: this.pool.userPoolId,
          SETUP_CLIENT_ID: this.#setupClient.userPoolClientId,
          IDENTITY_URL: this.#domain.baseUrl(),
          ...(this.#providerNames && { PROVIDER_NAMES: this.#providerNames }),
        });
      },
    };
  }
}
