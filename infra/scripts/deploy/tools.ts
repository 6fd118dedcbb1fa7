import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { checkProviderSettings } from '#functions/money/reconciliation/checkProviderSettings.ts';
import { makePayments } from '#functions/provider/payments.ts';
import { sharpFolder } from '#infra/cloud/bundles.ts';
import { installSharp } from '#infra/cloud/media/installSharp.ts';
import { isFresh } from '#infra/scripts/freshOutput.ts';
import { buildSite, site } from '../../../web/build/builtSite.ts';

const root = join(import.meta.dirname, '../../..');
/** Folder to which the CDK writes templates and assets. */
const assembly = join(root, 'cdk.out');

/** Effects of a deployment on this machine and on the network, except calls to AWS; tests replace them. */
export interface Tools {
  say(line: string): void;
  /** Asks for a yes; undefined where no operator can answer. */
  ask(question: string): Promise<boolean | undefined>;
  /** Asks for a word; undefined where no operator can answer. */
  askFor(question: string): Promise<string | undefined>;
  /** Seconds on a clock with an arbitrary start, to measure durations. */
  seconds(): number;
  /** Names of the builds that have to run before a deployment, for the operator. */
  staleBuilds(address: string): string[];
  /** Runs stale builds. */
  build(address: string): Promise<void>;
  /** Synthesises a stage, functions built. Returns the folder of the assembly. */
  synthesize(stage: string): Promise<string>;
  /** Deploys a synthesised stack, and no other. */
  deployStack(name: string, folder: string): Promise<void>;
  /** Deletes a stack. */
  destroyStack(name: string, folder: string): Promise<void>;
  /** One sentence per wrong setting of the Stripe account that the keys belong to. */
  stripeProblems(keys: { secretKey: string; webhookSecret: string }): Promise<string[]>;
  fetch(address: string, options: RequestInit): Promise<Response>;
}

const cdk = ['node_modules/aws-cdk/bin/cdk'];

/** The tools of a terminal. */
export const realTools: Tools = {
  say: line => console.log(line),
  async ask(question) {
    const answer = await askFor(`${question} [y/N] `);
    return answer === undefined ? undefined : /^y(es)?$/i.test(answer);
  },
  askFor,
  seconds: () => performance.now() / 1000,
  staleBuilds: address => [
    ...(isSiteBuilt(address) ? [] : ['the site (half a minute)']),
    'the functions (half a minute)',
    ...(isSharpInstalled() ? [] : ['sharp for Lambda, from the npm registry (half a minute)']),
  ],
  async build(address) {
    buildFor(address);
    await buildSite();
    if (!isSharpInstalled()) installSharp();
  },
  async synthesize(stage) {
    rmSync(assembly, { recursive: true, force: true }); // with templates of other stages
    await run([...cdk, 'synth', '--quiet', '-c', `stage=${stage}`, '--output', assembly], 'ifItFails');
    return assembly;
  },
  deployStack: (name, folder) =>
    run(
      [
        ...cdk,
        'deploy',
        name,
        '--app',
        folder,
        '--exclusively',
        '--require-approval',
        'never',
        '--progress',
        'events',
      ],
      'shown',
    ),
  destroyStack: (name, folder) =>
    run([...cdk, 'destroy', name, '--app', folder, '--exclusively', '--force'], 'shown'),
  stripeProblems: async keys => checkProviderSettings(await makePayments({ keys }).stripe()),
  fetch,
};

async function askFor(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

/** Sets the variables that a build of the site depends on: the site of a deployment has no page of components. */
function buildFor(address: string): void {
  process.env['SITE_ORIGIN'] = address;
  process.env['VITE_KIT'] = 'off';
}

function isSiteBuilt(address: string): boolean {
  buildFor(address);
  return isFresh(site);
}

const isSharpInstalled = () => existsSync(join(sharpFolder, 'node_modules/sharp'));

/** Runs a program of Node.js. Its output is shown, or only if it fails. */
async function run(args: readonly string[], output: 'shown' | 'ifItFails'): Promise<void> {
  const stdio = output === 'shown' ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', stdio, stdio] });
  const printed = Promise.all([child.stdout, child.stderr].map(async each => (each ? await text(each) : '')));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0)
    throw new Error([...(await printed), `cdk ${args[1]} ended with code ${code}.`].join('\n').trim());
}
