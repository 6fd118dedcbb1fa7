import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * Smaller substitutes for modules that the AWS SDK imports from another package. Each replaces a published entry
 * point, never a file inside a package, and none can change the result of a call.
 */
const substitutes: Record<string, string> = {
  // Lambda passes credentials in the environment. The default chain adds profiles, SSO, web identity and instance metadata.
  '@aws-sdk/credential-provider-node': `
    import { fromEnv } from '@aws-sdk/credential-provider-env';
    export const defaultProvider = () => fromEnv();`,
  // The user agent header, and the SDK's own log of calls, which writes to a logger that these functions do not set.
  '@aws-sdk/core/client': `
    export * from '@aws-sdk/core/client';
    export const createDefaultUserAgentProvider = () => async () => [];
    export const resolveUserAgentConfig = config => config;
    export const getUserAgentPlugin = () => ({ applyToStack: () => {} });
    export const getLoggerPlugin = () => ({ applyToStack: () => {} });
    export const emitWarningIfUnsupportedVersion = () => {};`,
  // Event streams serve Kinesis, Transcribe and S3 Select. No operation that these functions call has one.
  '@smithy/core/event-streams': `
    export class EventStreamSerde {}
    export const eventStreamSerdeProvider = () => ({});
    export const resolveEventStreamSerdeConfig = config => config;`,
  // The same, for Bedrock's client, which also has a bidirectional stream over WebSockets.
  '@aws-sdk/eventstream-handler-node': `
    export const eventStreamPayloadHandlerProvider = () => ({});`,
  '@aws-sdk/middleware-eventstream': `
    export const eventStreamHandlingMiddlewareOptions = {};
    export const getEventStreamPlugin = () => ({ applyToStack: () => {} });
    export const resolveEventStreamConfig = config => config;`,
  '@aws-sdk/middleware-websocket': `
    export const getWebSocketPlugin = () => ({ applyToStack: () => {} });
    export const resolveWebSocketConfig = config => config;`,
  // Endpoint discovery is off unless the environment turns it on, which no function's environment does.
  '@aws-sdk/middleware-endpoint-discovery': `
    export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => false, configFileSelector: () => false, default: false };
    export const resolveEndpointDiscoveryConfig = config => config;`,
};

/** Keeps parts of the AWS SDK that never run on Lambda out of the bundles. */
export const slimAwsSdk: Plugin = {
  name: 'slim-aws-sdk',
  setup(build) {
    const resolveDir = build.initialOptions.absWorkingDir ?? process.cwd();

    build.onResolve({ filter: /^@(aws-sdk|smithy)\// }, ({ path, importer }) =>
      path in substitutes && /node_modules.@(aws-sdk|smithy)/.test(importer)
        ? { path, namespace: 'slim-aws-sdk' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'slim-aws-sdk' }, ({ path }) => ({
      contents: substitutes[path] ?? '',
      resolveDir,
    }));

    // Clients import their whole package.json to report their version in the user agent.
    build.onLoad({ filter: /node_modules\/@aws-sdk\/[^/]+\/package\.json$/ }, ({ path }) => {
      const { version }: { version?: unknown } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });

    // Unlike the SDK's other packages, lib-dynamodb does not declare that its modules have no side effects.
    build.onResolve({ filter: /^\./ }, async ({ path, importer, kind, resolveDir: from, pluginData }) => {
      if (pluginData === slimAwsSdk || !importer.includes('node_modules/@aws-sdk/lib-dynamodb/')) return;
      const resolved = await build.resolve(path, {
        importer,
        kind,
        resolveDir: from,
        pluginData: slimAwsSdk,
      });
      return { ...resolved, sideEffects: false };
    });
  },
};
