/** `npm run bench:worst`: the table of costs that one account and one network can cause in a day, for `infra/docs/security.md`. */
import { worstDayTable } from './worstDay.ts';

process.stdout.write(`${worstDayTable()}\n`);
