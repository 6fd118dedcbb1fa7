import './ui/tokens.css';
import './ui/base.css';
import { describeRequests } from './api/client.ts';
import { describeVisitor } from './api/describe.ts';
import { liveSession } from './api/liveSession.ts';
import { provideSession } from './api/session.ts';
import { identity } from './api/token.ts';
import { boot } from './boot.tsx';
import { readStored } from './shell/stored.ts';

describeRequests(() => describeVisitor(window.location, readStored('region'), navigator.language));
identity.subscribe(() => {
  // the start script has set it, so that a signed-in person does not see the buttons of visitors first
  if (identity.get().status === 'anonymous') delete document.documentElement.dataset['session'];
});
provideSession(liveSession());

const root = document.getElementById('root');
if (root) void boot(root);
