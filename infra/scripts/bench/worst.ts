/** `npm run bench:worst`: the table of what one account and one network can cost in a day, for `infra/docs/security.md`. */
import { worstDayTable } from './worstDay.ts';

process.stdout.write(`${worstDayTable()}\n`);
