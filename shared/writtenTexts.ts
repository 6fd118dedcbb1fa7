/** Calls with texts of people; each takes `text_language`, the language in which its texts are written. */
export const callsWithTexts = [
  'addComment',
  'updateComment',
  'sendMessage',
  'sendRequest',
  'askApplicant',
  'answerQuestion',
  'denyRequest',
  'createTask',
  'updateTask',
  'changeTaskStatus',
  'updateMe',
  'updateProject',
] as const;
