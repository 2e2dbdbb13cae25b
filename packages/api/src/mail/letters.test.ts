import { languages } from '@hearback/schema/limits';
import { describe, expect, it } from 'vitest';

import {
  accountDeletedMessages as deletedMessages,
  accountDeletedPolish as deletedPolish,
} from './account/messages.ts';
import { activation } from './access/activation.ts';
import { activationMessages, activationPolish } from './access/messages.ts';
import { ownershipMessages, ownershipPolish } from './access/messages.ts';
import {
  alertConfirmationMessages as confirmationMessages,
  alertConfirmationPolish as confirmationPolish,
} from './feedback/messages.ts';
import { codePublishedMessages, codePublishedPolish } from './workspace/messages.ts';
import { deletionAskedMessages, deletionAskedPolish } from './account/messages.ts';
import {
  deletionReminderMessages as reminderMessages,
  deletionReminderPolish as reminderPolish,
} from './account/messages.ts';
import { digestMessages, digestPolish } from './reports/messages.ts';
import { exampleLetters } from './exampleLetters.ts';
import { messages as letterPageMessages, polish as letterPagePolish } from './messages.ts';
import { lowRatingsMessages, lowRatingsPolish } from './feedback/messages.ts';
import { monthlyReportMessages, monthlyReportPolish } from './reports/messages.ts';
import { newSignInMessages, newSignInPolish } from './security/messages.ts';
import {
  passwordChangedMessages as changedMessages,
  passwordChangedPolish as changedPolish,
} from './access/messages.ts';
import {
  passwordResetMessages as resetMessages,
  passwordResetPolish as resetPolish,
} from './access/messages.ts';
import { questionMessages, questionPolish } from './account/messages.ts';
import { replyMessages, replyPolish } from './feedback/messages.ts';
import {
  securitySummaryMessages as summaryMessages,
  securitySummaryPolish as summaryPolish,
} from './security/messages.ts';
import { webhookMadeMessages, webhookMadePolish } from './workspace/messages.ts';
import {
  webhookSwitchedOffMessages as webhookMessages,
  webhookSwitchedOffPolish as webhookPolish,
} from './workspace/messages.ts';

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
  ['ownership', ownershipMessages, ownershipPolish],
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
