/** Refusals of the work in teams: applications, adoption, the recruit label, messages, tasks and contacts. */
export const teamErrors = {
  // prospects, requests, teams
  PROSPECT_NOT_FOUND: { status: 404, message: 'Invalid prospect' },
  PROSPECT_TAKEN: { status: 409, message: 'Prospect already taken' },
  PROSPECT_CLOSED: { status: 409, message: 'The last day to apply for this role is over.' },
  PROSPECT_LIMIT_REACHED: { status: 403, message: 'The maximum number of prospects has been reached.' },
  ALREADY_APPLIED: { status: 409, message: 'You have already applied for this prospect.' },
  OWN_PROJECT: { status: 403, message: 'You cannot apply to your own project.' },
  REQUEST_NOT_FOUND: { status: 404, message: 'Contribution request not found.' },
  REQUEST_ALREADY_PROCESSED: {
    status: 409,
    message: 'This contribution request has already been processed.',
  },
  QUESTION_ALREADY_ASKED: {
    status: 409,
    message: 'You have already asked a question about this application. There is one for each.',
  },
  QUESTION_NOT_FOUND: { status: 404, message: 'No question has been asked about this application.' },
  QUESTION_ALREADY_ANSWERED: { status: 409, message: 'You have already answered this question.' },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member of the team.' },
  MEMBER_NOT_FOUND: { status: 404, message: 'Team member not found.' },
  OWNER_NOT_REMOVABLE: { status: 403, message: 'The owner cannot be removed from the team.' },
  NOT_A_MEMBER: { status: 409, message: 'You are not in the team of this project.' },
  OWNER_CANNOT_LEAVE: { status: 403, message: 'The owner of a project cannot leave its team.' },

  // adoption
  ADOPTION_NOT_FOUND: { status: 404, message: 'This project is not looking for a new owner.' },
  ADOPTION_TEAM_FIRST: { status: 403, message: 'For now, only the team can take this project over.' },
  CANDIDATE_NOT_FOUND: {
    status: 409,
    message: 'This person no longer wants to take the project over, or someone else has been chosen.',
  },

  // recruit label
  RECRUIT_TEAM_NEEDED: { status: 409, message: 'A team needs at least one person besides the owner.' },
  RECRUIT_LABEL_NOT_ASKED: {
    status: 409,
    message: 'Nobody is asking for the label at the moment, or the request has been closed.',
  },
  TEAM_NOT_FOR_HIRE: { status: 409, message: 'This team is not for hire.' },

  // messages
  MESSAGE_NOT_FOUND: { status: 404, message: 'Message not found.' },
  DRAFT_CHANGED: { status: 409, message: 'This draft has been changed on another device or in another tab.' },
  DRAFT_LIMIT_REACHED: {
    status: 403,
    message: 'You have {max} drafts, as many as can be stored. Delete or send some of them.',
  },
  MESSAGE_SELF: { status: 403, message: 'You cannot write to yourself.' },
  SUBSCRIPTION_REQUIRED: {
    status: 402,
    message: 'You need to subscribe to a plan to access this feature',
  },

  // tasks
  TASK_NOT_FOUND: { status: 404, message: 'Task not found.' },
  TASK_CHANGED: { status: 409, message: 'This task has been changed in the meantime.' },
  TASK_LIMIT_REACHED: {
    status: 403,
    message: 'This project has {max} tasks, as many as it can have. Delete some that nobody needs.',
  },
  INVALID_TASK_STATUS: { status: 409, message: 'Invalid task status.' },
  TASK_CLOSED: { status: 409, message: 'A task that is done or cancelled cannot be edited.' },
  TRANSLATION_TO_ACCEPT: {
    status: 409,
    message: 'This task has a translation. Accept it on the page of the translations, beside the original.',
  },
  TRANSLATION_CHANGED: {
    status: 409,
    message: 'This translation has been changed on another device or in another tab.',
  },
  ASSIGNEE_NOT_IN_TEAM: { status: 409, message: 'Only members of the team can be assigned.' },
  PLAN_WITHOUT_ACCESS: { status: 403, message: 'This plan does not have access to this functionality' },

  // notifications by email
  UNSUBSCRIBE_LINK_INVALID: { status: 400, message: 'Invalid unsubscribe link.' },
  SUBSCRIPTION_OUT_OF_SCOPE: { status: 403, message: 'This link cannot change these emails.' },

  // contacts
  CONTACT_SELF: { status: 403, message: 'You cannot add yourself as a contact.' },
  CONTACT_ALREADY_EXISTS: { status: 409, message: 'This contact already exists.' },
  CONTACT_NOT_FOUND: { status: 404, message: 'Contact not found.' },
  CONTACT_ADMIN_PROTECTED: { status: 403, message: 'You cannot modify the admin contact.' },
  CONTACT_BLOCKED: { status: 409, message: 'You have blocked this person. Unblock them first.' },
  CONTACT_LIMIT_REACHED: {
    status: 403,
    message: 'You have {max} contacts, as many as can be kept. Remove some of them.',
  },
  BLOCK_LIMIT_REACHED: {
    status: 403,
    message:
      'You have blocked {max} people, as many as is possible. Unblock some of them, or write to support.',
  },
  CONTACT_REQUEST_LIMIT: {
    status: 403,
    message: 'You already have {max} unanswered contact requests. Wait for answers or withdraw some.',
  },
} as const;
