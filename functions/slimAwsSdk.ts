import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * What the AWS SDK brings for every place that it may run, and these functions on Lambda never use. Each stand-in
 * is what remains of it. Only the SDK's own imports are sent there.
 */
const packages: Record<string, string> = {
  // Lambda gives credentials by environment; profiles, SSO, web identity and instance metadata are for desks and EC2.
  '@aws-sdk/credential-provider-node': `
    import { fromEnv } from '@aws-sdk/credential-provider-env';
    export const defaultProvider = () => fromEnv();`,
  // Event streams are for Kinesis, Transcribe and S3 Select; no client here reads or writes one.
  '@smithy/core/event-streams': `
    export class EventStreamSerde {}
    export const eventStreamSerdeProvider = () => ({});
    export const resolveEventStreamSerdeConfig = input => input;`,
  // Finds endpoints by asking an endpoint; off unless switched on, and DynamoDB answers with its usual one.
  '@aws-sdk/middleware-endpoint-discovery': `
    export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => false, configFileSelector: () => false, default: false };
    export const resolveEndpointDiscoveryConfig = input => input;`,
  // Bindings of paths and hosts; no operation that is called here has a prefix of the host.
  'no-bindings': `
    export const HttpBindingNormalizedSchema = {};
    export const getHttpOperationBindings = () => [];`,
  // Keeps trace ids apart where one process serves several calls at once; here it serves one, and Lambda's environment has its id.
  '@aws/lambda-invoke-store': 'export const InvokeStore = { getInstanceAsync: async () => undefined };',
};

/** A service's address in a region. */
const regional = (service: string): string => `
  export const defaultEndpointResolver = ({ Endpoint, Region }) => ({
    url: new URL(Endpoint ?? 'https://${service}.' + Region + '.amazonaws.com' + (Region.startsWith('cn-') ? '.cn' : '')),
  });`;

const noExtensions = 'export const resolveRuntimeExtensions = config => config;';

/** The same for single files, by the end of their path. */
const files: Record<string, string> = {
  // A rule engine for account, dual-stack, FIPS and search endpoints; the regional one, or the one that is configured, remains.
  '@aws-sdk/client-dynamodb/dist-es/endpoint/endpointResolver.js': regional('dynamodb'),
  '@aws-sdk/client-cognito-identity-provider/dist-es/endpoint/endpointResolver.js': regional('cognito-idp'),
  '@aws-sdk/client-secrets-manager/dist-es/endpoint/endpointResolver.js': regional('secretsmanager'),
  '@aws-sdk/client-ses/dist-es/endpoint/endpointResolver.js': regional('email'),
  // SHA-256 in JavaScript, for where there is no OpenSSL.
  '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js': 'export class Sha256Js {}',
  // Asks EC2 which region this is; Lambda says it by environment.
  '@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js':
    'export const getInstanceMetadataRegion = async () => undefined;',
  // Slows a client down by itself; only the adaptive retry mode does that, and nobody asks for it.
  '@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js':
    'export class DefaultRateLimiter {}',
  // Names of all regions in all partitions; the pattern of the commercial ones remains.
  '@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partitions.js': `
    export const partitionsInfo = { version: '1.1', partitions: [{
      id: 'aws',
      outputs: { dnsSuffix: 'amazonaws.com', dualStackDnsSuffix: 'api.aws', implicitGlobalRegion: 'us-east-1', name: 'aws', supportsDualStack: true, supportsFIPS: true },
      regionRegex: '^(us|eu|ap|sa|ca|me|af|il|mx)\\\\-\\\\w+\\\\-\\\\d+$',
      regions: {},
    }] };`,
  // Loops over scans and queries; lists here go on by cursors.
  '@aws-sdk/lib-dynamodb/dist-es/pagination/index.js': 'export {}',
  // Profiles in the home directory; Lambda's settings are its environment.
  '@smithy/core/dist-es/submodules/config/node-config-provider/fromSharedConfigFiles.js': `
    import { CredentialsProviderError } from '../property-provider/CredentialsProviderError';
    export const fromSharedConfigFiles = () => async () => { throw new CredentialsProviderError('There are no profiles here.'); };`,
  // Settings that the SDK tunes to a phone or a data centre; ours are given.
  '@smithy/core/dist-es/submodules/config/defaults-mode/resolveDefaultsModeConfig.js':
    "export const resolveDefaultsModeConfig = () => async () => 'legacy';",
  // The rate limiting retry mode.
  '@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js': `
    import { StandardRetryStrategy } from './StandardRetryStrategy';
    export class AdaptiveRetryStrategy extends StandardRetryStrategy {}`,
  // Lets old signers treat the bytes of a body as text, with a warning.
  '@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonBytesStringAdapter.js':
    'export const JsonBytesStringAdapter = { allocUnsafe: bytes => Buffer.allocUnsafe(bytes) };',
  // Reads numbers larger than JavaScript's out of JSON; no answer that is asked for here has one.
  '@smithy/core/dist-es/submodules/protocols/json/needsReviver.js':
    'export const needsReviver = () => false;',
  '@smithy/core/dist-es/submodules/protocols/json/jsonReviver.js': 'export const jsonReviver = undefined;',
  // Reads dates sign by sign; Date reads the same forms.
  '@smithy/core/dist-es/submodules/serde/date-utils.js': `
    const dateOf = value => (value === null || value === undefined ? undefined : new Date(value));
    export const dateToUtcString = date => date.toUTCString();
    export const parseRfc3339DateTime = dateOf;
    export const parseRfc3339DateTimeWithOffset = dateOf;
    export const parseRfc7231DateTime = dateOf;
    export const parseEpochTimestamp = value => dateOf(value === null || value === undefined ? value : Number(value) * 1000);`,
  // Says to AWS which versions and features call; nothing depends on it.
  '@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/user-agent-middleware.js': `
    export const userAgentMiddleware = undefined, getUserAgentMiddlewareOptions = undefined;
    export const getUserAgentPlugin = () => ({ applyToStack: () => {} });`,
  '@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/defaultUserAgent.js': `
    export const createDefaultUserAgentProvider = () => async () => [], crtAvailability = undefined;
    export const defaultUserAgent = createDefaultUserAgentProvider;`,
  // Logs each call with what went in and came out; our own log says what matters.
  '@aws-sdk/core/dist-es/submodules/client/middleware-logger/loggerMiddleware.js': `
    export const loggerMiddleware = undefined, loggerMiddlewareOptions = undefined;
    export const getLoggerPlugin = () => ({ applyToStack: () => {} });`,
  '@smithy/core/dist-es/submodules/client/smithy-client/schemaLogFilter.js':
    'export const schemaLogFilter = (_, data) => data;',
  // Warns of versions of Node that this is not.
  '@aws-sdk/core/dist-es/submodules/client/emitWarningIfUnsupportedVersion.js': `
    export const state = { warningEmitted: true };
    export const emitWarningIfUnsupportedVersion = () => {};`,
  // DynamoDB's addresses for single accounts.
  '@aws-sdk/core/dist-es/submodules/account-id-endpoint/AccountIdEndpointModeConfigResolver.js':
    'export const resolveAccountIdEndpointModeConfig = input => input;',
  // Lets extensions change a client's settings; there are none.
  '@aws-sdk/client-dynamodb/dist-es/runtimeExtensions.js': noExtensions,
  '@aws-sdk/client-cognito-identity-provider/dist-es/runtimeExtensions.js': noExtensions,
  '@aws-sdk/client-secrets-manager/dist-es/runtimeExtensions.js': noExtensions,
  '@aws-sdk/client-ses/dist-es/runtimeExtensions.js': noExtensions,
  // Signs the headers of event streams.
  '@smithy/signature-v4/dist-es/HeaderFormatter.js': 'export class HeaderFormatter {} export class Int64 {}',
};

/** Errors that functions know by their class; all others come as their client's common one, with their name, message and fault. */
const errorsByClass = ['TransactionCanceledException'];

/** A client's table of shapes: errors that nobody knows by their class stay out, and keys stand as they are, so that what is not used falls away. */
function slimSchemas(schemas: string): string {
  const constants = new Map(
    [...schemas.matchAll(/^const (_\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]),
  );
  return schemas
    .replaceAll(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (line, name) =>
      errorsByClass.includes(name) ? line : '',
    )
    .replaceAll(/\[(_\w+)\]: /g, (key, name) => `${constants.get(name) ?? key}: `);
}

const pattern = (names: string[]) => names.map(name => name.replaceAll(/[/.]/g, String.raw`\$&`)).join('|');

export const slimAwsSdk: Plugin = {
  name: 'slim-aws-sdk',
  setup(build) {
    const resolveDir = build.initialOptions.absWorkingDir ?? process.cwd();

    build.onResolve({ filter: new RegExp(`^(${pattern(Object.keys(packages))})$`) }, ({ path, importer }) =>
      /node_modules.@(aws-sdk|smithy|aws)/.test(importer) ? { path, namespace: 'slim' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'slim' }, ({ path }) => ({
      contents: packages[path] ?? '',
      resolveDir,
    }));

    build.onLoad({ filter: new RegExp(`(${pattern(Object.keys(files))})$`) }, ({ path }) => {
      const file = Object.keys(files).find(end => path.endsWith(end));
      return { contents: (file && files[file]) ?? '', resolveDir: dirname(path) };
    });

    build.onLoad(
      { filter: /node_modules\/@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_0\.js$/ },
      ({ path }) => ({ contents: slimSchemas(readFileSync(path, 'utf8')) }),
    );

    // Only the prefix of a host is looked up there.
    build.onResolve({ filter: /^\.\/HttpBindingNormalizedSchema$/ }, ({ importer }) =>
      importer.endsWith('/protocols/HttpProtocol.js')
        ? { path: 'no-bindings', namespace: 'slim' }
        : undefined,
    );

    // Clients name their version by importing their whole package.json.
    build.onLoad({ filter: /node_modules\/@aws-sdk\/[^/]+\/package\.json$/ }, ({ path }) => {
      const { version }: { version?: unknown } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
