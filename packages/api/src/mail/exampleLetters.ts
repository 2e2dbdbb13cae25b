import { accountDeleted } from './accountDeleted/accountDeleted.ts';
import { activation } from './activation/activation.ts';
import { codePublished } from './codePublished/codePublished.ts';
import { deletionAsked } from './deletionAsked/deletionAsked.ts';
import { deletionReminder } from './deletionReminder/deletionReminder.ts';
import type { Letter } from './Letter.ts';
import { newSignIn } from './newSignIn/newSignIn.ts';
import { passwordChanged } from './passwordChanged/passwordChanged.ts';
import { passwordReset } from './passwordReset/passwordReset.ts';

/** What an example letter is written about. */
export interface ExampleFacts {
  language: string;
  /** What people typed of themselves and of their things. */
  name: string;
  url: string;
}

/** Every letter of the product, written about nobody: for the preview and for what holds for all of them. */
export const exampleLetters: Readonly<Record<string, (facts: ExampleFacts) => Letter>> = {
  activation: ({ language, name, url }) =>
    activation({ language, firstName: name, url, hours: 24 }),
  passwordReset: ({ language, name, url }) =>
    passwordReset({ language, firstName: name, url, hours: 1 }),
  passwordChanged: ({ language, name, url }) => passwordChanged({ language, firstName: name, url }),
  newSignIn: ({ language, name, url }) =>
    newSignIn({
      language,
      firstName: name,
      device: 'Firefox on Windows',
      address: '203.0.113.0/24',
      at: new Date('2026-11-21T18:30:00Z'),
      url,
    }),
  codePublished: ({ language, name, url }) =>
    codePublished({ language, codeName: name, locationName: 'Kazimierz', url }),
  deletionAsked: ({ language, name, url }) =>
    deletionAsked({ language, firstName: name, deletesAt: new Date('2026-12-05T18:30:00Z'), url }),
  deletionReminder: ({ language, name, url }) =>
    deletionReminder({
      language,
      firstName: name,
      deletesAt: new Date('2026-12-05T18:30:00Z'),
      url,
    }),
  accountDeleted: ({ language, name, url }) => accountDeleted({ language, firstName: name, url }),
};
