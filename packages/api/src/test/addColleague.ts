import { membershipsSql } from '../colleague/colleagues.sql.ts';
import type { TestApi } from './createTestApi.ts';
import type { TestPerson } from './people.ts';
import { readAnswer } from './workspace.ts';

interface Access {
  role?: 'manager' | 'reader';
  companies?: readonly string[];
  locations?: readonly string[];
}

/** Makes a new person a colleague in the account of an owner, logged in there. Without places: everywhere. */
export async function addColleague(
  api: TestApi,
  { accountId, userId }: TestPerson,
  name: string,
  { role = 'manager', companies = [], locations = [] }: Access = {},
): Promise<TestPerson & { membershipId: string }> {
  const person = await api.addPerson(name);
  const membershipId = api.tools.newId();
  await membershipsSql.insert(api.database, {
    accountId,
    id: membershipId,
    person: { account_id: person.accountId, id: person.userId },
    invitation: {
      role,
      everywhere: companies.length + locations.length === 0,
      invited_by: userId,
    },
    at: api.tools.now(),
  });
  await membershipsSql.setPlaces(api.database, accountId, membershipId, { companies, locations });
  const { access } = await readAnswer<{ access: string }>(
    api.as(person).post(`/account/${accountId}/open/`),
  );
  return { ...person, accountId, access, membershipId };
}
