import { domain, get } from '../contract.ts';
import { Home } from '../entities/home.ts';

export const home = domain('home', {
  getHome: get('/authors/me/home', {
    summary:
      'Get what concerns the caller now: what waits for them, their applications, their projects in review, the newest news, open roles that fit them, and the first steps that are left. Numbers are exact up to 20.',
    access: 'signedIn',
    output: Home,
  }),
});
