import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type DeploymentSettings, type ModelSettings, modelOfProfile } from '#infra/cloud/settings.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/** The generator of ideas, roles and tasks: one model of Amazon Bedrock, or the embedded one, which needs no permission. */
export class Generator implements Connectable {
  readonly #settings: ModelSettings | undefined;
  readonly #requestsPerDay: number;
  readonly #models: string[];

  constructor(
    scope: Construct,
    {
      generator: settings,
      generatorRequestsPerDay,
    }: Pick<DeploymentSettings, 'generator' | 'generatorRequestsPerDay'>,
  ) {
    this.#settings = settings;
    this.#requestsPerDay = generatorRequestsPerDay;
    this.#models = settings ? modelArns(Stack.of(scope), settings) : [];
  }

  connect(to: CloudFunction): void {
    const { modelId = 'embedded', inputPrice = 0, outputPrice = 0 } = this.#settings ?? {};
    if (this.#models.length > 0) to.allow(['bedrock:InvokeModel'], this.#models);
    to.configure({
      GENERATOR: modelId,
      GENERATOR_INPUT_PRICE: String(inputPrice),
      GENERATOR_OUTPUT_PRICE: String(outputPrice),
      GENERATOR_DAILY_REQUESTS: String(this.#requestsPerDay),
    });
  }
}

/** The configured model; for an inference profile, the profile and its model in each region that it routes to. */
export function modelArns(
  { partition, region, account }: Stack,
  { modelId, regions }: ModelSettings,
): string[] {
  const model = (place: string, id: string) => `arn:${partition}:bedrock:${place}::foundation-model/${id}`;
  const routed = modelOfProfile(modelId);
  if (routed === undefined) return [model(region, modelId)];
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`,
    ...regions.map(one => model(one, routed)),
  ];
}
