import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/forcedColours.css';
import { keepAffiliation } from '#web/api/affiliation.ts';
import { setRequestMetadata } from '#web/api/client.ts';
import { liveSession } from '#web/api/liveSession.ts';
import { reportProblem } from '#web/api/problems.ts';
import { describeVisitor } from '#web/api/requestMetadata.ts';
import { provideSession } from '#web/api/session.ts';
import { onStorageFailure } from '#web/api/storage.ts';
import { identity } from '#web/api/token.ts';
import { boot } from '#web/routes/boot.tsx';
import { readStored } from '#web/shell/stored.ts';
import { leaveKeysToInputMethods } from '#web/ui/forms/composition.ts';

leaveKeysToInputMethods(window);
onStorageFailure(error => reportProblem('STORAGE', error, { level: 'warn' }));
setRequestMetadata(() => describeVisitor(window.location, readStored('region'), navigator.language));
identity.subscribe(() => {
  // set by the start script, so that signed-in users do not see the visitors' buttons before their profile has loaded
  const { status } = identity.get();
  if (status === 'anonymous') delete document.documentElement.dataset['session'];
  if (status === 'signedIn') document.documentElement.dataset['session'] = 'likely';
});
provideSession(liveSession());
keepAffiliation(window.location);

const root = document.getElementById('root');
if (root) void boot(root);
