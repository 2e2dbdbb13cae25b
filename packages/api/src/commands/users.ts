import { type Listed, directorySql } from '../operator/directory.sql.ts';
import type { OperatorTools } from '../operator/OperatorTools.ts';
import {
  activatePerson,
  deactivatePerson,
  endSecondFactor,
  endSessions,
  resendLetter,
} from '../operator/people.ts';
import {
  CannotError,
  day,
  mostOf,
  mostOption,
  table,
  UsageError,
  type CliCommand,
  type Given,
} from './Command.ts';

const states: readonly string[] = ['active', 'not activated', 'deactivated'];

const isState = (text: string): text is Listed['state'] => states.includes(text);

const whom = async ({ db }: OperatorTools, { words }: Given): Promise<Listed> => {
  const [addressOrId, ...rest] = words;
  if (addressOrId === undefined || rest.length > 0) {
    throw new UsageError('Name one person, by address or id.');
  }
  const person = await directorySql.find(db, addressOrId);
  if (!person) throw new CannotError(`There is no person ${addressOrId}.`);
  return person;
};

const describe = (person: Listed): string[] => [
  `${person.name} <${person.email}>, ${person.state}`,
  `person ${person.id}, account ${person.accountId}, ${person.language}`,
  `since ${day(person.createdAt)}, last seen ${day(person.usedAt)}, ${person.sessions} sessions`,
  `${person.companies} companies, ${person.codes} codes`,
  ...(person.deletesAt ? [`The account is to be deleted on ${day(person.deletesAt)}.`] : []),
];

const onePerson = '<address or id>';

export const users: Record<string, CliCommand> = {
  list: {
    what: 'Lists people, the newest first.',
    takes: '[--search <text>] [--state "active" | "not activated" | "deactivated"] [--most <n>]',
    options: { search: { type: 'string' }, state: { type: 'string' }, ...mostOption },
    run: async ({ db }, given) => {
      const { search, state } = given.options;
      if (typeof state === 'string' && !isState(state)) {
        throw new UsageError(`--state is one of ${states.join(', ')}.`);
      }
      const people = await directorySql.search(db, {
        text: typeof search === 'string' ? search : undefined,
        state: typeof state === 'string' && isState(state) ? state : undefined,
        most: mostOf(given),
      });
      const rows = people.map((person) => [
        person.email,
        person.name,
        person.state,
        day(person.createdAt),
        day(person.usedAt),
      ]);
      return {
        data: people,
        lines: table(['address', 'name', 'state', 'since', 'last seen'], rows),
      };
    },
  },
  show: {
    what: 'Shows a person.',
    takes: onePerson,
    run: async (tools, given) => {
      const person = await whom(tools, given);
      return { data: person, lines: describe(person) };
    },
  },
  deactivate: {
    what: 'Bars a person: no login, no sessions, until they are activated here.',
    takes: onePerson,
    run: async (tools, given) => {
      const person = await whom(tools, given);
      const { id, email } = person;
      const ended = await deactivatePerson(tools, person);
      if (ended === undefined) throw new CannotError(`${email} is deactivated already.`);
      return { data: { id, ended }, lines: [`${email} is deactivated; ${ended} sessions ended.`] };
    },
  },
  activate: {
    what: 'Lets a person in, who was deactivated or never followed their link.',
    takes: onePerson,
    run: async (tools, given) => {
      const person = await whom(tools, given);
      if (!(await activatePerson(tools, person))) {
        throw new CannotError(`${person.email} is active already.`);
      }
      return { data: { id: person.id }, lines: [`${person.email} is active.`] };
    },
  },
  'end-sessions': {
    what: 'Logs a person out everywhere.',
    takes: onePerson,
    run: async (tools, given) => {
      const person = await whom(tools, given);
      const ended = await endSessions(tools, person);
      return { data: { id: person.id, ended }, lines: [`${ended} sessions ended.`] };
    },
  },
  'end-second-factor': {
    what: 'Switches one-time codes off, removes passkeys and linked logins, for a person who lost them; logs them out and tells them.',
    takes: onePerson,
    run: async (tools, given) => {
      const person = await whom(tools, given);
      const { id, email } = person;
      const ended = await endSecondFactor(tools, person);
      if (ended === undefined)
        throw new CannotError(`${email} has no one-time codes, passkeys and linked logins.`);
      return {
        data: { id, ended },
        lines: [`${email} logs in with the password alone; ${ended} sessions ended.`],
      };
    },
  },
  resend: {
    what: 'Sends the activation letter again; to who is active, the one for a new password.',
    takes: onePerson,
    run: async (tools, given) => {
      const person = await whom(tools, given);
      if (person.state === 'deactivated') {
        throw new CannotError(`${person.email} is deactivated: activate them first.`);
      }
      const letter = await resendLetter(tools, person);
      if (!letter)
        throw new CannotError(`${person.email} was sent too many letters in the last hour.`);
      const what =
        letter === 'activation' ? 'The activation letter' : 'The letter for a new password';
      return {
        data: { id: person.id, letter },
        lines: [`${what} is on its way to ${person.email}.`],
      };
    },
  },
};
