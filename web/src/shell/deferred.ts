/** Parts of the frame that every page loads after its first view, in one request. */

export { ShareLayer } from '#web/domain/share/ShareLayer.tsx';
export { ClientLog } from './deferred/ClientLog.tsx';
export { ConnectionNotice } from './deferred/ConnectionNotice.tsx';
export { EmailProblemNotice } from './deferred/EmailProblemNotice.tsx';
export { FailureToasts } from './deferred/FailureToasts.tsx';
export { FocusKeeper } from './deferred/FocusKeeper.tsx';
export { DeepFooter, SlimFooter } from './deferred/Footer.tsx';
export { InteractiveMenu, loadFinder } from './deferred/InteractiveMenu.tsx';
export { LanguageMenu } from './deferred/LanguageMenu.tsx';
export { MoreMenu } from './deferred/MoreMenu.tsx';
export { PageMessage } from './deferred/PageMessage.tsx';
export { PrivacyBanner } from './deferred/PrivacyBanner.tsx';
export { RegionStrip } from './deferred/RegionStrip.tsx';
export { ThemeMenu } from './deferred/ThemeMenu.tsx';
