import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, refuseOtherContent } from '#functions/platform/sameContent.ts';
import type { Ref } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { utcDayOf } from '#shared/days.ts';
import type { GenerationKind, GenerationQuota } from '#shared/entities/generated.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { generation } from '#shared/generation.ts';
import { SuggestionID, type UserID } from '#shared/ids.ts';
import { day, second } from '#shared/time.ts';
import { type Claim, generationSteps, hourOf, quotaOf, type Uses } from './generation.store.ts';
import type { Generated } from './generator.ts';
import { type ModelBudget, takeModelRequests } from './modelBudget.ts';
import { shownSuggestions } from './suggestion.store.ts';

/** Fields of every stored suggestion. */
interface Suggestion {
  SuggestionID: SuggestionID;
  UserID: UserID;
  language: WrittenLanguage;
  createdAt: string;
  expiresAt: string;
}

interface GenerationInput<Content, Stored extends Suggestion> {
  caller: Caller;
  kind: GenerationKind;
  submissionKey: string;
  /** All that the client sent. */
  sent: object;
  /** The loaded claim of the key, and the loaded generations of the day and the hour. */
  claim: Claim | undefined;
  uses: Uses;
  language: WrittenLanguage;
  /** Asks the generator, which repeats a request to its model only if it may. */
  generate: (mayRepeat: () => Promise<boolean>) => Promise<Generated<Content>>;
  keyOf: (user: UserID, id: SuggestionID) => Ref<Stored>;
  toStored: (content: Content, suggestion: Suggestion) => Stored;
}

type Outcome<Stored> =
  | { items: Omit<Stored, 'UserID'>[]; quota: GenerationQuota }
  | Refusal<
      | 'SUBMISSION_KEY_REUSED'
      | 'GENERATION_LIMIT_REACHED'
      | 'GENERATION_HOURLY_LIMIT_REACHED'
      | 'GENERATION_BUDGET_USED'
      | 'GENERATION_IN_PROGRESS'
      | 'GENERATION_UNAVAILABLE'
      | 'CONCURRENT_UPDATE'
    >;

/**
 * Generates and stores suggestions once per submission key: a repeated key returns the stored ones. The generation is
 * counted before it starts, and so are its requests to the model; the first failures of a day give their unit back.
 * Cost: 4 DynamoDB requests and one for each suggestion, 2 for a repeated key.
 */
export async function generateOnce<Content, Stored extends Suggestion>(
  input: GenerationInput<Content, Stored>,
  deps: Deps & ModelBudget,
): Promise<Outcome<Stored>> {
  const { table, now, newId } = deps;
  const { caller, kind, submissionKey, sent, claim, uses, keyOf } = input;
  const { UserID } = caller;
  const at = now();

  const reused = claim && refuseOtherContent(claim, sent);
  if (reused) return reused;
  if (claim?.ids) {
    const stored = await table.batchGet(...claim.ids.map(id => keyOf(UserID, id)));
    return { items: shownSuggestions(stored, at), quota: quotaOf(caller, uses) };
  }
  if (claim && Date.parse(at) - Date.parse(claim.startedAt) < generation.claimSeconds * second)
    return refuse('GENERATION_IN_PROGRESS');

  const notBegun = claim
    ? await table.write(generationSteps.takeOver(UserID, kind, submissionKey, claim, at))
    : await table.transact(
        ...generationSteps.begin(caller, { kind, key: submissionKey, content: fingerprintOf(sent) }, at),
      );
  if (notBegun) return notBegun;

  const counted = claim
    ? { ...claim, startedAt: at }
    : { startedAt: at, countedOn: utcDayOf(at), countedIn: hourOf(at) };
  const attempt: Attempt = [UserID, kind, submissionKey, counted];
  const contents = await askGenerator(input, attempt, deps);
  if (isRefusal(contents)) return contents;

  const createdAt = now();
  const expiresAt = new Date(Date.parse(createdAt) + generation.keepDays * day).toISOString();
  const ids = contents.map(() => SuggestionID.parse(newId())).toReversed(); // lists are newest first
  const stored = contents.map((content, index) =>
    input.toStored(content, {
      SuggestionID: ids[index] ?? SuggestionID.parse(newId()),
      UserID,
      language: input.language,
      createdAt,
      expiresAt,
    }),
  );
  // Written one by one, which costs half: the caller needs all of them or none, and after a crash they expire.
  await Promise.all(stored.map(one => table.write(Step.create(keyOf(UserID, one.SuggestionID), one))));
  const refused = await table.transact(generationSteps.finish(UserID, kind, submissionKey, at, ids));
  if (refused) await Promise.all(ids.map(id => table.write(Step.remove(keyOf(UserID, id)))));
  return refused ?? { items: shownSuggestions(stored, at), quota: quotaOf(caller, uses, claim ? 0 : 1) };
}

type Attempt = Parameters<typeof generationSteps.fail>;

/** Asks the generator within the budget of the day. An attempt that ends without contents gives up its claim. */
async function askGenerator<Content, Stored extends Suggestion>(
  { kind, generate }: GenerationInput<Content, Stored>,
  attempt: Attempt,
  deps: Deps & ModelBudget,
) {
  const { table } = deps;
  const budgetUsed = await takeModelRequests(deps, generation.modelRequests[kind]);
  if (budgetUsed) {
    await table.transact(...generationSteps.giveBack(...attempt));
    return budgetUsed;
  }

  const mayRepeat = async () => !(await takeModelRequests(deps, 1));
  const contents = await generate(mayRepeat).catch(async (error: unknown) => {
    await endFailed(table, attempt);
    throw error;
  });
  if (!isRefusal(contents)) return contents;
  await endFailed(table, attempt);
  return refuse(contents.code, { count: generation.freeFailures });
}

/** Ends an attempt that has failed: it is not counted, unless too many of the day have failed. */
async function endFailed(table: Table, attempt: Attempt) {
  const isCounted = await table.transact(...generationSteps.forgive(...attempt));
  if (isCounted?.code === 'TOO_MANY_ATTEMPTS') await table.transact(...generationSteps.fail(...attempt));
}
