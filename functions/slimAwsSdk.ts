import { readFileSync } from 'node:fs';
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
  // Keeps trace ids apart where one process serves several calls at once; here it serves one, and Lambda's environment has its id.
  '@aws/lambda-invoke-store': 'export const InvokeStore = { getInstanceAsync: async () => undefined };',
};

/** The same for single files, by the end of their path. */
const files: Record<string, string> = {
  // A rule engine for account, dual-stack, FIPS and search endpoints; the regional one, or the one that is configured, remains.
  '@aws-sdk/client-dynamodb/dist-es/endpoint/endpointResolver.js': `
    export const defaultEndpointResolver = ({ Endpoint, Region }) => ({
      url: new URL(Endpoint ?? 'https://dynamodb.' + Region + '.amazonaws.com' + (Region.startsWith('cn-') ? '.cn' : '')),
    });`,
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
  // Signs the headers of event streams.
  '@smithy/signature-v4/dist-es/HeaderFormatter.js': 'export class HeaderFormatter {} export class Int64 {}',
};

/** An error class that has nothing of its own but its name; clients have one for every refusal of every operation. */
const plainError =
  /export class (\w+) extends __BaseException \{\s+static shapeId = ("[^"]+");\s+name = "\1";\s+\$fault = ("\w+");\s+constructor\(opts\) \{\s+super\(\{\s+name: "\1",\s+\$fault: \3,\s+\.\.\.opts,\s+\}\);\s+Object\.setPrototypeOf\(this, \1\.prototype\);\s+\}\s+\}/g;
const makePlainError = `
  const plain = (name, shapeId, fault) => {
    const Plain = class extends __BaseException {
      static shapeId = shapeId;
      name = name;
      $fault = fault;
      constructor(opts) {
        super({ name, $fault: fault, ...opts });
        Object.setPrototypeOf(this, Plain.prototype);
      }
    };
    return Plain;
  };`;

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
      return { contents: (file && files[file]) ?? '' };
    });

    // The same classes, made by one function.
    build.onLoad(
      { filter: /node_modules\/@aws-sdk\/client-[^/]+\/dist-es\/models\/errors\.js$/ },
      ({ path }) => {
        const classes = readFileSync(path, 'utf8').replaceAll(
          plainError,
          'export const $1 = plain("$1", $2, $3);',
        );
        const imports = classes.indexOf('export');
        return { contents: classes.slice(0, imports) + makePlainError + classes.slice(imports) };
      },
    );

    // Clients name their version by importing their whole package.json.
    build.onLoad({ filter: /node_modules\/@aws-sdk\/[^/]+\/package\.json$/ }, ({ path }) => {
      const { version }: { version?: unknown } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
