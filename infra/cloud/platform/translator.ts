import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { DeploymentSettings, TranslatorSettings } from '#infra/cloud/settings.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';
import { modelArns } from './generator.ts';

/** The translator of what people write: Amazon Translate, a model of Amazon Bedrock, or none, which needs no permission. */
export class Translator implements Connectable {
  /** For functions whose answers say whether there is a translator. */
  readonly known: Connectable;
  readonly #settings: TranslatorSettings | undefined;
  readonly #charactersPerDay: number;
  readonly #models: string[];

  constructor(
    scope: Construct,
    {
      translator: settings,
      translatorCharactersPerDay,
    }: Pick<DeploymentSettings, 'translator' | 'translatorCharactersPerDay'>,
  ) {
    this.#settings = settings;
    this.#charactersPerDay = translatorCharactersPerDay;
    this.#models = settings?.service === 'bedrock' ? modelArns(Stack.of(scope), settings) : [];
    this.known = { connect: to => to.configure({ TRANSLATOR: this.#name }) };
  }

  get #name(): string {
    const settings = this.#settings;
    if (!settings) return 'none';
    return settings.service === 'bedrock' ? settings.modelId : settings.service;
  }

  connect(to: CloudFunction): void {
    const settings = this.#settings;
    const { inputPrice, outputPrice } =
      settings?.service === 'bedrock' ? settings : { inputPrice: 0, outputPrice: 0 };
    to.configure({
      TRANSLATOR: this.#name,
      TRANSLATOR_DAILY_CHARACTERS: String(this.#charactersPerDay),
      TRANSLATOR_INPUT_PRICE: String(inputPrice),
      TRANSLATOR_OUTPUT_PRICE: String(outputPrice),
    });
    if (this.#models.length > 0) to.allow(['bedrock:InvokeModel'], this.#models);
    if (settings?.service !== 'translate') return;
    to.allow(['translate:TranslateText'], ['*']);
    acknowledge(to, { 'IAM5[Resource::*]': 'Amazon Translate takes texts on no narrower resource.' });
  }
}
