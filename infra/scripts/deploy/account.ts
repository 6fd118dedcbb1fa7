import { ACMClient, DescribeCertificateCommand, ListCertificatesCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type DeploymentSettings, senderDomain } from '#infra/cloud/settings.ts';
import { type Finding, fine, missing, warning } from './finding.ts';
import { isValidationError } from './outputs.ts';
import { checkStripe } from './stripe.ts';
import type { Tools } from './tools.ts';

/** CloudFront takes its certificate and firewall from there. */
export const edgeRegion = 'us-east-1';

/** Executions that AWS leaves unreserved in every account. */
const UNRESERVED = 100;

/** Executions below which visitors of a site wait for each other. */
const FEW_EXECUTIONS = 100;

/** The account that the credentials lead to. */
export async function findAccount(region: string): Promise<string | Finding> {
  try {
    const { Account = '' } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    return Account;
  } catch (error) {
    return missing(
      `No access to AWS: ${wordsOf(error)}`,
      'Sign in (aws sso login), or set AWS_PROFILE to a profile with administrator rights.',
    );
  }
}

/** Checks that the account meets the prerequisites of a deployment. Reads only. */
export async function checkAccount(
  settings: DeploymentSettings,
  account: string,
  { reserved, ...tools }: Pick<Tools, 'stripeProblems'> & { reserved: number },
): Promise<Finding[]> {
  const checks = [
    ...[...new Set([settings.region, edgeRegion])].map(region => checkBootstrap(account, region)),
    checkExecutions(settings, reserved),
    checkCloudFront(),
    ...checkMail(settings),
    ...checkDomain(settings),
    checkStripe(settings, tools),
  ];
  return (await Promise.all(checks.map(orNotChecked))).flat();
}

/** A check that AWS does not let us make is for the operator to judge. */
export async function orNotChecked(check: Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check;
  } catch (error) {
    return [
      warning(
        `Something could not be checked: ${wordsOf(error)}`,
        'Check that your rights include reading it, or look at it yourself.',
      ),
    ];
  }
}

async function checkBootstrap(account: string, region: string): Promise<Finding[]> {
  try {
    await new CloudFormationClient({ region }).send(new DescribeStacksCommand({ StackName: 'CDKToolkit' }));
    return [fine(`The CDK is bootstrapped in ${region}`)];
  } catch (error) {
    if (!isValidationError(error)) throw error;
    return [
      missing(
        `The CDK is not bootstrapped in ${region}.`,
        `Once per account and region: npx cdk bootstrap aws://${account}/${region}`,
      ),
    ];
  }
}

async function checkExecutions(
  { region, reservedConcurrency }: DeploymentSettings,
  reserved: number,
): Promise<Finding[]> {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  const request =
    'Request 1,000 under Service Quotas, AWS Lambda, Concurrent executions; AWS may take a day.';
  if (reservedConcurrency && limit < reserved + UNRESERVED)
    return [
      missing(
        `The account has ${limit} concurrent executions; ${reserved} are reserved, and AWS wants to keep ${UNRESERVED} for the rest.`,
        `${request}\nUntil then deploy with the setting "reservedConcurrency": false.`,
      ),
    ];
  if (limit < FEW_EXECUTIONS)
    return [warning(`The account has only ${limit} concurrent executions, for everybody together.`, request)];
  return [fine(`${limit} concurrent executions`)];
}

async function checkCloudFront(): Promise<Finding[]> {
  const { DistributionList } = await new CloudFrontClient({ region: edgeRegion }).send(
    new ListDistributionsCommand({ MaxItems: 1 }),
  );
  if (DistributionList?.Quantity) return [fine('The account may create CloudFront distributions')];
  return [
    warning(
      'The account has no CloudFront distribution yet, and AWS verifies some new accounts by hand.',
      'If the stack of the site fails with "Your account must be verified", ask AWS Support, then deploy again.',
    ),
  ];
}

function checkMail({ region, mailSender }: DeploymentSettings): Promise<Finding[]>[] {
  const ses = new SESv2Client({ region });
  const domain = senderDomain({ mailSender });
  const sandbox = async () => {
    const { ProductionAccessEnabled, SendingEnabled } = await ses.send(new GetAccountCommand({}));
    if (SendingEnabled === false)
      return [
        missing(
          `SES has paused all sending in ${region}.`,
          'See SES, Account dashboard for the reason, and settle it with AWS.',
        ),
      ];
    if (ProductionAccessEnabled) return [fine(`SES delivers to everybody in ${region}`)];
    return [
      warning(
        `SES is in its sandbox in ${region}: only verified addresses receive email, so that nobody else can sign up.`,
        'SES, Account dashboard, Request production access; AWS takes up to a day.',
      ),
    ];
  };
  const identity = async () => {
    try {
      const { VerifiedForSendingStatus } = await ses.send(
        new GetEmailIdentityCommand({ EmailIdentity: domain }),
      );
      if (VerifiedForSendingStatus) return [fine(`SES may send as ${domain}`)];
      return [
        warning(
          `SES has not verified ${domain} yet.`,
          `Create the three DKIM records that SES, Identities, ${domain} shows.`,
        ),
      ];
    } catch (error) {
      if (error instanceof NotFoundException) return []; // the deployment creates it
      throw error;
    }
  };
  return [sandbox(), identity()];
}

function checkDomain({ domainName, hostedZoneId, hostedZoneName }: DeploymentSettings): Promise<Finding[]>[] {
  if (!hostedZoneId || !hostedZoneName) return [checkCertificate(domainName)];
  return [
    (async () => {
      const zone = await readZone(hostedZoneId);
      if (!zone)
        return [
          missing(
            `There is no hosted zone ${hostedZoneId} in this account.`,
            'Correct hostedZoneId: Route 53, Hosted zones. Or remove it, and create the records by hand.',
          ),
        ];
      const name = zone.name.replace(/\.$/, '');
      if (name !== hostedZoneName || !`.${domainName}`.endsWith(`.${name}`))
        return [
          missing(
            `The zone ${hostedZoneId} is that of ${name}, and cannot name ${domainName}.`,
            'Correct domainName, hostedZoneId and hostedZoneName.',
          ),
        ];
      if (zone.isPrivate)
        return [
          missing(
            `The zone ${name} is private: nobody outside can find ${domainName}.`,
            'Name a public zone.',
          ),
        ];
      return [fine(`The zone ${name} is ours`)];
    })(),
  ];
}

async function readZone(Id: string): Promise<{ name: string; isPrivate: boolean } | undefined> {
  try {
    const { HostedZone } = await new Route53Client({ region: edgeRegion }).send(
      new GetHostedZoneCommand({ Id }),
    );
    return { name: HostedZone?.Name ?? '', isPrivate: HostedZone?.Config?.PrivateZone === true };
  } catch (error) {
    if (error instanceof Error && ['NoSuchHostedZone', 'InvalidInput'].includes(error.name)) return undefined;
    throw error;
  }
}

/** Without a zone of ours, the owner of the domain proves it to AWS with a record. */
async function checkCertificate(domainName: string): Promise<Finding[]> {
  const acm = new ACMClient({ region: edgeRegion });
  const { CertificateSummaryList = [] } = await acm.send(
    new ListCertificatesCommand({ CertificateStatuses: ['ISSUED', 'PENDING_VALIDATION'] }),
  );
  const own = CertificateSummaryList.filter(({ DomainName }) => DomainName === domainName);
  if (own.some(({ Status }) => Status === 'ISSUED')) return [fine(`${domainName} has a certificate`)];
  const [pending] = own;
  if (!pending)
    return [
      warning(
        `${domainName} is in no hosted zone of ours: the first deployment waits at its certificate.`,
        `While it waits, run this check again in another terminal: it shows the record to create.`,
      ),
    ];
  const { Certificate } = await acm.send(
    new DescribeCertificateCommand({ CertificateArn: pending.CertificateArn }),
  );
  const record = Certificate?.DomainValidationOptions?.[0]?.ResourceRecord;
  return [
    warning(
      `The certificate of ${domainName} waits for its proof.`,
      record
        ? `Create the record: ${record.Name} ${record.Type} ${record.Value}`
        : 'Its record appears in a minute.',
    ),
  ];
}

/** An error in one line. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
