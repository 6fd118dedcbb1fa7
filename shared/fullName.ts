interface Named {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** First and last name; empty if both are missing. */
export const fullNameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** First and last name, or the username if both are missing. */
export const nameOf = (person: Named & { username: string }): string => fullNameOf(person) || person.username;
