import { affiliateSteps } from '#functions/authors/affiliateCode.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { special } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import { emailOf } from '../accounts.ts';
import { avatarOf } from '../avatarOf.ts';
import { userIdOf } from '../demoId.ts';
import type { Moments } from '../moments.ts';
import { type PersonKey, people } from '../people.ts';
import type { DemoPerson } from '../person.ts';
import type { BackdatedDeps } from './backdate.ts';

/** Writes a user as after sign-up and confirmation. */
export async function writePerson(
  name: PersonKey,
  { backdated, moments }: { backdated: BackdatedDeps; moments: Moments },
) {
  const person: DemoPerson = people[name];
  const {
    firstName,
    lastName,
    username,
    city,
    country,
    about,
    skills,
    links,
    availableHours,
    language,
    plan,
    points,
    joined,
    emailFrequencies,
    showsFinishedTasks,
    showsReading,
  } = person;
  const UserID = userIdOf(name);
  const affiliateCode = `demo-${name}`;
  const registrationDate = moments.ago(joined, `joined·${name}`);

  await backdated.run(registrationDate, ({ table }) =>
    table.transact(
      nameSteps.take(username, UserID),
      nameSteps.takeEmail(emailOf(username), UserID),
      affiliateSteps.take({ UserID, affiliateCode }),
      Step.create(authors.key(UserID), {
        UserID,
        username,
        email: emailOf(username),
        firstName,
        lastName,
        avatar: avatarOf(person),
        city,
        ...(country && { country }),
        about,
        ...(skills && { skills: [...skills] }),
        ...(availableHours && { availableHours }),
        ...(links && { links: [...links] }),
        writtenIn: baseLanguages[language],
        language,
        ...(emailFrequencies && { emailFrequencies }),
        ...(showsFinishedTasks && { showsFinishedTasks }),
        ...(showsReading && { showsReading }),
        status: 'active',
        planTypeId: plan,
        contributionPoints: points,
        affiliateCode,
        registrationDate,
        emailProvedAt: registrationDate,
        hasPassword: true,
        ...(UserID === special.topAdministrator && { isAdministrator: true }),
      }),
    ),
  );
}
