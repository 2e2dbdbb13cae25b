/** The person who is logged in, as the graph shows them. */
export const me = {
  __typename: 'User',
  id: 'u1',
  firstName: 'Zofia',
  lastName: 'Wiśniewska',
  email: 'zofia@kawiarnia.example',
  dateJoined: '2026-11-01T09:00:00.000Z',
  theme: 0,
  language: 'en-US',
  trialEnds: '2027-02-01T09:00:00.000Z',
  hasSetup: true,
  hasSample: false,
  role: 'OWNER',
  everywhere: true,
  accounts: 1,
  deletesAt: null,
};
