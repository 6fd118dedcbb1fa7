import type { DeploymentSettings } from '#infra/cloud/settings.ts';
import { templatesOf } from '#infra/cloud/synthesizedTemplates.ts';
import { checkAccount, findAccount } from './account.ts';
import { checkQuotas, guardsOf, reservedExecutions, stacksOf } from './assembly.ts';
import { type ComparedStack, checkChanges, checkImports, compare, isChanged } from './changes.ts';
import { type Finding, fine, listOf, missing } from './finding.ts';
import { nextSteps, sendTestAlarm } from './nextSteps.ts';
import type { DeployOptions } from './options.ts';
import { isOf, minutesOf } from './parts.ts';
import { checkSettings, settingsOf } from './settings.ts';
import { smokeTest } from './smoke.ts';
import type { Tools } from './tools.ts';

/**
 * Checks the account, runs stale builds, deploys the stacks in their order and tests the result. All missing prerequisites are
 * listed together, before anything is changed. Returns whether everything succeeded.
 */
export async function deploy(
  options: DeployOptions,
  context: Record<string, unknown>,
  tools: Tools,
): Promise<boolean> {
  const { say } = tools;
  const settings = settingsOf(context, options.stage);
  if (Array.isArray(settings)) return report(settings, tools);
  const ofSettings = checkSettings(settings);
  if (isStopped(ofSettings)) return report(ofSettings, tools);
  const address = `https://${settings.domainName}`;

  const account = await findAccount(settings.region);
  if (typeof account !== 'string') return report([...ofSettings, account], tools);

  if (!options.check) {
    say('Building what has changed …');
    await tools.build(address);
  }
  say('Writing the templates; this takes half a minute …');
  const folder = await tools.synthesize(options.stage);
  const templates = templatesOf(folder);
  const stacks = await Promise.all(stacksOf(folder).map(compare));
  const chosen = stacks.filter(({ name }) => !options.only || isOf(options.only, name, options.stage));
  const others = stacks.filter(stack => !chosen.includes(stack));

  say(`\nAccount ${account}, ${settings.region}, stage ${options.stage}\n`);
  const isReady = report(
    [
      ...ofSettings,
      ...(await checkAccount(settings, account, { reserved: reservedExecutions(templates), ...tools })),
      ...checkQuotas(templates),
      ...checkChanges(chosen, options.accepted),
      ...checkImports(chosen, others),
      ...(options.check ? buildsOf(address, tools) : guards(chosen)),
    ],
    tools,
  );
  sayPlan(chosen, options, tools);
  if (!isReady) return false;
  if (options.check) {
    say('\nNothing has been changed. Deploy with: npm run deploy');
    return true;
  }
  if (!options.yes && (await tools.ask('Deploy?')) === false) return false;

  await deployAll(chosen, folder, options, tools);
  return finish(settings, options, tools);
}

const isStopped = (findings: readonly Finding[]): boolean => findings.some(({ kind }) => kind === 'missing');

/** Prints findings; false if one of them stops the deployment. */
function report(findings: readonly Finding[], { say }: Tools): boolean {
  for (const line of listOf(findings)) say(line);
  const stops = findings.filter(({ kind }) => kind === 'missing').length;
  if (stops > 0) say(`\n${stops} to settle first (✗). Nothing has been changed.`);
  return stops === 0;
}

const buildsOf = (address: string, tools: Tools): Finding[] => [
  fine(`Would be built: ${tools.staleBuilds(address).join(', ')}`),
];

const guards = (stacks: readonly ComparedStack[]): Finding[] =>
  stacks.flatMap(stack =>
    guardsOf(stack).map(words => missing(`${stack.name}: ${words}`, 'Then deploy again.')),
  );

function sayPlan(stacks: readonly ComparedStack[], { stage }: DeployOptions, { say }: Tools): void {
  const changed = stacks.filter(isChanged);
  const minutes = changed.map(({ name, deployed }) => minutesOf(name, stage, deployed !== undefined));
  const total = minutes.reduce((sum, one) => sum + one, 0);
  say(`\n${changed.length} of ${stacks.length} stacks differ from what is deployed; about ${total} minutes:`);
  for (const [place, { name, region, deployed }] of changed.entries())
    say(`  ${name} (${region}) ${deployed ? 'changes' : 'is new'}, about ${minutes[place]} min`);
}

/**
 * Deploys the stacks one after another. Those without a difference are deployed too, which takes seconds: code that is built
 * from the same sources has the same hash, but a stack may differ in ways that its template does not show.
 */
async function deployAll(
  stacks: readonly ComparedStack[],
  folder: string,
  { stage }: DeployOptions,
  { say, seconds, deployStack }: Tools,
): Promise<void> {
  const began = seconds();
  for (const [place, { name, deployed }] of stacks.entries()) {
    const expected = minutesOf(name, stage, deployed !== undefined);
    say(`\n[${place + 1}/${stacks.length}] ${name}, about ${expected} min`);
    const from = seconds();
    await deployStack(name, folder);
    say(`[${place + 1}/${stacks.length}] ${name} took ${spent(seconds() - from)}`);
  }
  say(`\nDeployed in ${spent(seconds() - began)}.`);
}

const spent = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

async function finish(settings: DeploymentSettings, options: DeployOptions, tools: Tools): Promise<boolean> {
  const address = `https://${settings.domainName}`;
  tools.say(`\nThe result at ${address}:`);
  const result = await smokeTest(address, tools);
  for (const line of listOf(result)) tools.say(line);
  tools.say('\nWhat is left to do:');
  const left = [
    ...(await nextSteps(settings, tools)),
    ...(options.testAlarm ? [await sendTestAlarm(settings)] : []),
  ];
  for (const line of listOf(left)) tools.say(line);
  return !isStopped(result);
}
