/** Tags of the pages that show a project or a person. */
export const pageTags = {
  project: (ProjectID: string): string => `project-${ProjectID}`,
  person: (UserID: string): string => `person-${UserID}`,
} as const;
