import { callers } from '#functions/platform/caller.ts';
import { makeTable } from '#functions/platform/table.ts';
import { UserID } from '#shared/ids.ts';

/** Reads one item; prints `read`, or the name of the error behind the failure. */
async function readItem(): Promise<string> {
  try {
    await makeTable().get(callers.key(UserID.parse('1')));
    return 'read';
  } catch (error) {
    const { cause } = error as Error;
    return cause instanceof Error ? cause.name : (error as Error).name;
  }
}

void readItem().then(outcome => process.stdout.write(JSON.stringify(outcome)));
