import { preparing } from './preparing.ts';
import { TextPage } from './TextPage.tsx';

export const prepare = preparing(() => 'team');

export default function TeamPage() {
  return <TextPage name="team" />;
}
