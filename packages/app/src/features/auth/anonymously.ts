/**
 * For questions of who is not logged in, or is not asked as who they are: no access token goes
 * along, and a refusal does not end a session.
 */
export const anonymously = { context: { anonymous: true } };
