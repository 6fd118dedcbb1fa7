import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { describeRequests } from '#web/api/client.ts';
import { describeVisitor } from '#web/api/describe.ts';
import { liveSession } from '#web/api/liveSession.ts';
import { provideSession } from '#web/api/session.ts';
import { identity } from '#web/api/token.ts';
import { readStored } from '#web/shell/stored.ts';
import { boot } from './boot.tsx';

describeRequests(() => describeVisitor(window.location, readStored('region'), navigator.language));
identity.subscribe(() => {
  // the start script has set it, so that a signed-in person does not see the buttons of visitors first
  if (identity.get().status === 'anonymous') delete document.documentElement.dataset['session'];
});
provideSession(liveSession());

const root = document.getElementById('root');
if (root) void boot(root);
