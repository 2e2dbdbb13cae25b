import { languages } from '@hearback/schema/limits';
import { describe, expect, it } from 'vitest';

import { messages as deletedMessages } from './accountDeleted/messages.ts';
import { polish as deletedPolish } from './accountDeleted/polish.ts';
import { activation } from './activation/activation.ts';
import { messages as activationMessages } from './activation/messages.ts';
import { polish as activationPolish } from './activation/polish.ts';
import { messages as confirmationMessages } from './alertConfirmation/messages.ts';
import { polish as confirmationPolish } from './alertConfirmation/polish.ts';
import { messages as codePublishedMessages } from './codePublished/messages.ts';
import { polish as codePublishedPolish } from './codePublished/polish.ts';
import { messages as deletionAskedMessages } from './deletionAsked/messages.ts';
import { polish as deletionAskedPolish } from './deletionAsked/polish.ts';
import { messages as reminderMessages } from './deletionReminder/messages.ts';
import { polish as reminderPolish } from './deletionReminder/polish.ts';
import { messages as digestMessages } from './digest/messages.ts';
import { polish as digestPolish } from './digest/polish.ts';
import { exampleLetters } from './exampleLetters.ts';
import { messages as letterPageMessages } from './letterPage/messages.ts';
import { polish as letterPagePolish } from './letterPage/polish.ts';
import { messages as lowRatingsMessages } from './lowRatings/messages.ts';
import { polish as lowRatingsPolish } from './lowRatings/polish.ts';
import { messages as monthlyReportMessages } from './monthlyReport/messages.ts';
import { polish as monthlyReportPolish } from './monthlyReport/polish.ts';
import { messages as newSignInMessages } from './newSignIn/messages.ts';
import { polish as newSignInPolish } from './newSignIn/polish.ts';
import { messages as changedMessages } from './passwordChanged/messages.ts';
import { polish as changedPolish } from './passwordChanged/polish.ts';
import { messages as resetMessages } from './passwordReset/messages.ts';
import { polish as resetPolish } from './passwordReset/polish.ts';
import { messages as questionMessages } from './question/messages.ts';
import { polish as questionPolish } from './question/polish.ts';
import { messages as replyMessages } from './reply/messages.ts';
import { polish as replyPolish } from './reply/polish.ts';
import { messages as summaryMessages } from './securitySummary/messages.ts';
import { polish as summaryPolish } from './securitySummary/polish.ts';
import { messages as webhookMadeMessages } from './webhookMade/messages.ts';
import { polish as webhookMadePolish } from './webhookMade/polish.ts';
import { messages as webhookMessages } from './webhookSwitchedOff/messages.ts';
import { polish as webhookPolish } from './webhookSwitchedOff/polish.ts';

const url = 'https://feedback.example.com/activate#t=abc_DEF-123';
const name = `{{7*7}} \${7*7} <script>alert(1)</script> "Ada" & Co`;

const letters = Object.entries(exampleLetters).map(([title, write]) => ({
  title,
  write: (language: string) => write({ language, name, url }),
}));

describe.each(letters)('the letter $title', ({ write }) => {
  it.each(languages)('has its links in text and HTML, in %s', (language) => {
    const letter = write(language);
    expect([...new Set(letter.text.match(/https?:\/\/\S+/g))]).toEqual([url]);
    const targets = [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([url]));
    expect(letter.html).toContain(`<html lang="${language}">`);
  });

  it('shows what people typed, and never runs or computes it', () => {
    const { html, text, subject } = write('en-US');
    expect(html).not.toContain('<script');
    for (const part of [html, text, subject]) expect(part).not.toContain('49');
    expect(text + subject).toContain('{{7*7}}');
  });

  it('speaks another language in Polish than in English', () => {
    expect(write('pl-PL').subject).not.toBe(write('en-US').subject);
    expect(write('de-DE').subject).toBe(write('en-US').subject);
  });
});

it.each([
  ['activation', activationMessages, activationPolish],
  ['alertConfirmation', confirmationMessages, confirmationPolish],
  ['codePublished', codePublishedMessages, codePublishedPolish],
  ['accountDeleted', deletedMessages, deletedPolish],
  ['deletionAsked', deletionAskedMessages, deletionAskedPolish],
  ['deletionReminder', reminderMessages, reminderPolish],
  ['digest', digestMessages, digestPolish],
  ['letterPage', letterPageMessages, letterPagePolish],
  ['lowRatings', lowRatingsMessages, lowRatingsPolish],
  ['monthlyReport', monthlyReportMessages, monthlyReportPolish],
  ['newSignIn', newSignInMessages, newSignInPolish],
  ['passwordChanged', changedMessages, changedPolish],
  ['passwordReset', resetMessages, resetPolish],
  ['question', questionMessages, questionPolish],
  ['reply', replyMessages, replyPolish],
  ['securitySummary', summaryMessages, summaryPolish],
  ['webhookMade', webhookMadeMessages, webhookMadePolish],
  ['webhookSwitchedOff', webhookMessages, webhookPolish],
])('%s has each sentence in Polish, and no other', (_, messages, polish) => {
  const ids = Object.values(messages).map(({ id }) => id);
  expect(Object.keys(polish).toSorted()).toEqual(ids.toSorted());
});

it.each([
  [1, 'przez 1 godzinę'],
  [2, 'przez 2 godziny'],
  [24, 'przez 24 godziny'],
  [12, 'przez 12 godzin'],
])('counts %i hours as Polish does', (hours, words) => {
  expect(activation({ language: 'pl-PL', firstName: 'Ada', url, hours }).text).toContain(words);
});
