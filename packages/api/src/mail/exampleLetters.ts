import { fileNameOf } from '@hearback/schema/documents';

import { accountDeleted } from './account/accountDeleted.ts';
import { activation } from './access/activation.ts';
import { alertConfirmation } from './feedback/alertConfirmation.ts';
import { apiKeyMade } from './security/apiKeyMade.ts';
import { codePublished } from './workspace/codePublished.ts';
import { deletionAsked } from './account/deletionAsked.ts';
import { deletionReminder } from './account/deletionReminder.ts';
import { invitationLetter, ownershipLetter } from './access/invitationLetter.ts';
import { digest } from './reports/digest.ts';
import type { Alarm } from '../notification/contract.ts';
import type { Letter } from './letter.ts';
import { lowRatings } from './feedback/lowRatings.ts';
import { exampleReport } from './reports/exampleReport.ts';
import { monthlyReport } from './reports/monthlyReport.ts';
import { newSignIn } from './security/newSignIn.ts';
import { passwordChanged } from './access/passwordChanged.ts';
import { passwordReset } from './access/passwordReset.ts';
import { helpRequestLetter } from './account/helpRequestLetter.ts';
import { reply } from './feedback/reply.ts';
import { emailChangeLetter, emailChangeLetters } from './security/emailChangeLetter.ts';
import { secondFactorChanged, factorChanges } from './security/secondFactorChanged.ts';
import { securitySummary } from './security/securitySummary.ts';
import { webhookMade } from './workspace/webhookMade.ts';
import { webhookSwitchedOff } from './workspace/webhookSwitchedOff.ts';

/** The data of an example letter. */
export interface ExampleFacts {
  language: string;
  /** Names that people typed for themselves and for their things. */
  name: string;
  url: string;
}

const exampleChange: Alarm = {
  id: '1',
  kind: 'rating_lower',
  location: null,
  location_name: null,
  topic: null,
  topic_name: null,
  since: '2026-11-16',
  n: 64,
  before: 8.62,
  after: 7.37,
  date_found: '2026-11-20T10:00:00.000Z',
  not_useful: false,
  stands: true,
};

/** Every letter of the product, written about nobody: for the preview and for what holds for all of them. */
export const exampleLetters: Readonly<Record<string, (facts: ExampleFacts) => Letter>> = {
  activation: ({ language, name, url }) =>
    activation({ language, firstName: name, url, hours: 24 }),
  invitation: ({ language, name, url }) =>
    invitationLetter({ language, sender: name, role: 'manager', url, days: 7 }),
  ownership: ({ language, name, url }) =>
    ownershipLetter({
      kind: 'ownership_offered',
      language,
      firstName: name,
      isColleague: true,
      other: name,
      days: 7,
      url,
    }),
  passwordReset: ({ language, name, url }) =>
    passwordReset({ language, firstName: name, url, hours: 1 }),
  passwordChanged: ({ language, name, url }) =>
    passwordChanged({
      language,
      firstName: name,
      ended: { apiKeys: [name], webhooks: ['hooks.example.com'] },
      url,
    }),
  question: ({ language, name, url }) =>
    helpRequestLetter({
      language,
      name,
      email: 'ada@example.com',
      topic: 'codes',
      subject: name,
      message: name,
      url,
    }),
  reply: ({ language, name, url }) =>
    reply({
      language,
      company: name,
      venue: `${name} · Kazimierz`,
      reply: `Thank you. ${name}`,
      rating: 4,
      comment: name,
      at: new Date('2026-11-21T18:30:00Z'),
      url,
      ending: url,
    }),
  newSignIn: ({ language, name, url }) =>
    newSignIn({
      language,
      firstName: name,
      device: 'Firefox on Windows',
      address: '203.0.113.0/24',
      at: new Date('2026-11-21T18:30:00Z'),
      url,
    }),
  apiKeyMade: ({ language, name, url }) =>
    apiKeyMade({
      language,
      firstName: name,
      keyName: name,
      prefix: 'hb_live_x7Qp',
      scopes: ['read:feedback', 'read:stats'],
      at: new Date('2026-11-21T18:30:00Z'),
      url,
    }),
  ...Object.fromEntries(
    emailChangeLetters.map((kind): [string, (facts: ExampleFacts) => Letter] => [
      `emailChange-${kind}`,
      ({ language, name, url }) =>
        emailChangeLetter({
          kind,
          language,
          firstName: name,
          oldEmail: 'ada@example.com',
          newEmail: 'ada@new.example.com',
          url,
        }),
    ]),
  ),
  ...Object.fromEntries(
    factorChanges.map((kind): [string, (facts: ExampleFacts) => Letter] => [
      kind,
      ({ language, name, url }) =>
        secondFactorChanged({
          kind,
          language,
          firstName: name,
          device: 'Firefox on Windows',
          address: '203.0.113.0/24',
          at: new Date('2026-11-21T18:30:00Z'),
          url,
        }),
    ]),
  ),
  securitySummary: ({ language, name, url }) =>
    securitySummary({
      language,
      firstName: name,
      since: new Date('2026-11-21T17:30:00Z'),
      events: (['api_key_made', 'webhook_added', 'new_device'] as const).map((kind, index) => ({
        kind,
        at: new Date(`2026-11-21T18:${30 + index}:00Z`),
        about: [name, 'hooks.example.com'][index] ?? null,
        device: 'Firefox on Windows',
        address: '203.0.113.0/24',
      })),
      url,
    }),
  webhookMade: ({ language, name, url }) =>
    webhookMade({
      isNew: true,
      language,
      firstName: name,
      host: 'hooks.example.com',
      events: ['feedback.received'],
      at: new Date('2026-11-21T18:30:00Z'),
      url,
    }),
  webhookMoved: ({ language, name, url }) =>
    webhookMade({
      isNew: false,
      language,
      firstName: name,
      host: 'hooks.example.com',
      events: ['feedback.received', 'code.paused'],
      at: new Date('2026-11-21T18:30:00Z'),
      url,
    }),
  webhookFailing: ({ language, name, url }) =>
    webhookSwitchedOff({ language, firstName: name, address: 'example.com', isGone: false, url }),
  webhookGone: ({ language, name, url }) =>
    webhookSwitchedOff({ language, firstName: name, address: name, isGone: true, url }),
  codePublished: ({ language, name, url }) =>
    codePublished({
      language,
      codeName: name,
      locationName: 'Kazimierz',
      url,
      attachments: ['pdf', 'svg'].map((ending) => ({
        filename: fileNameOf(name, ending),
        contentType: 'application/octet-stream',
        content: new Uint8Array(),
      })),
      leftOut: ['PNG'],
    }),
  deletionAsked: ({ language, name, url }) =>
    deletionAsked({ language, firstName: name, deletesAt: new Date('2026-12-05T18:30:00Z'), url }),
  deletionReminder: ({ language, name, url }) =>
    deletionReminder({
      language,
      firstName: name,
      deletesAt: new Date('2026-12-05T18:30:00Z'),
      url,
    }),
  lowRating: ({ language, name, url }) =>
    lowRatings({
      language,
      instead: null,
      companyName: name,
      linkDays: 7,
      locationName: 'Kazimierz',
      timeZone: 'Europe/Warsaw',
      count: 1,
      lowest: [
        { rating: 2, comment: name, codeName: name, at: new Date('2026-11-21T18:30:00Z'), url },
      ],
      url,
    }),
  lowRatings: ({ language, name, url }) =>
    lowRatings({
      language,
      instead: 'manager@example.com',
      companyName: 'Kawiarnia Parasol',
      linkDays: 7,
      locationName: name,
      timeZone: 'Europe/Warsaw',
      count: 9,
      lowest: [
        { rating: 1, comment: name, codeName: name, at: new Date('2026-11-21T18:30:00Z'), url },
        { rating: 2, comment: '', codeName: name, at: new Date('2026-11-21T18:40:00Z'), url },
      ],
      url,
    }),
  alertConfirmation: ({ language, name, url }) =>
    alertConfirmation({ language, sender: name, url }),
  digest: ({ language, name, url }) =>
    digest({
      language,
      rhythm: 'weekly',
      answers: 212,
      ratings: 198,
      average: 8.43,
      locations: [
        { name, answers: 208, ratings: 198, average: 8.43 },
        { name: 'Kazimierz', answers: 4, ratings: 0, average: null },
      ],
      lowest: [{ rating: 1, comment: name, locationName: name }],
      changes: [
        { ...exampleChange, location: '1', location_name: name },
        {
          ...exampleChange,
          kind: 'topic_more',
          topic: 'waiting',
          n: 18,
          before: 0.09,
          after: 0.31,
        },
      ],
      week: [`“${name}”: 21 / 84`],
      url,
    }),
  monthlyReport: ({ language, name, url }) =>
    monthlyReport({ language, report: exampleReport(name), url }),
  firstMonthlyReport: ({ language, name, url }) =>
    monthlyReport({ language, report: exampleReport(name, { isFirst: true }), url }),
  accountDeleted: ({ language, name, url }) => accountDeleted({ language, firstName: name, url }),
};
