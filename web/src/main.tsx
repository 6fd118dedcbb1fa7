import './ui/tokens.css';
import './ui/base.css';
import { describeRequests } from './api/client.ts';
import { describeVisitor } from './api/describe.ts';
import { liveSession } from './api/liveSession.ts';
import { provideSession } from './api/session.ts';
import { boot } from './boot.tsx';
import { readStored } from './shell/stored.ts';

describeRequests(() => describeVisitor(window.location, readStored('region'), navigator.language));
provideSession(liveSession());

const root = document.getElementById('root');
if (root) void boot(root);
