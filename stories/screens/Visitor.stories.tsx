import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { screensOf } from '../../packages/app/src/visitor/script/answerForm';
import { scriptWords } from '../../packages/app/src/visitor/words';
import type { VisitorPage } from '../../packages/app/src/visitor/VisitorPage';
import { barForm, cafeForm } from '../../packages/ui/src/forms/form.fixtures';
import { VisitorScreen } from './VisitorScreen';

const place = { form: cafeForm, venue: 'Café Lipa, Old Town', company: 'Café Lipa' };
const thank_you = {
  title: { 'en-US': 'See you over the next cup!', 'pl-PL': 'Do zobaczenia przy kawie!' },
  text: {
    'en-US': 'Zofia and the team read every word, usually before we open.',
    'pl-PL': 'Zofia z zespołem czytają każde słowo, zwykle jeszcze przed otwarciem.',
  },
  review_url: 'https://reviews.example.com/cafe-lipa',
  review_label: { 'en-US': 'Tell others about Lipa', 'pl-PL': 'Opowiedz o nas innym' },
};
const wellSaid = { ...place, form: { ...cafeForm, thank_you } };
const form = {
  ...place,
  kind: 'form',
  slug: 'K7QX2M9RTV',
  hidden: {},
  codeText: 'https://hearback.example/r/K7QX2M9RTV',
} satisfies VisitorPage;
const typed = {
  rating: '9',
  comment: 'The lemon tart was the best I have had. A little more shade on the terrace would help.',
  name: 'Marta',
  email: 'marta@example.com',
};
const answer = {
  ...wellSaid,
  kind: 'receipt',
  occurredAt: '2026-11-20T17:40:00.000Z',
  rating: 9,
  comment: typed.comment,
  name: typed.name,
  email: typed.email,
  answers: {},
  publication: null,
  reply: '',
  repliedAt: null,
} satisfies VisitorPage;

/**
 * What a visitor meets after scanning, as the server sends it: no shell and no theme of ours, but
 * the owner's colours. What the page's own script shows is shown by that script.
 */
const meta = {
  title: 'Screens/Visitor',
  component: VisitorScreen,
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: screenModes },
    docs: { story: { inline: false, height: '844px' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    page: form,
    language: 'en-US',
    languages: [
      { language: 'en-US', href: '?lang=en-US' },
      { language: 'pl-PL', href: '?lang=pl-PL' },
    ],
  },
} satisfies Meta<typeof VisitorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows where an answer is that waits on the phone, by the page's own script. */
const showWaiting =
  (state: 'saved' | 'sending'): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    const shown = canvasElement.querySelector<HTMLElement>('form')?.parentElement;
    if (!shown) throw new Error('There is no form on the page.');
    const words = scriptWords(args.language, 'page');
    const said = { saved: [words.savedTitle, words.saved], sending: [words.sending, words.moment] };
    screensOf(shown).waiting(...(said[state] as [string, string]));
    await expect(canvasElement.querySelector('[data-waiting]')).toBeVisible();
  };

export const Cafe: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '9 of 10' }));
    await expect(canvas.getByRole('radio', { name: '9 of 10' })).toBeChecked();
  },
};

export const BarAtNight: Story = {
  args: { page: { ...form, form: barForm, venue: 'Nocna', company: 'Nocna' }, languages: [] },
};

export const InPolish: Story = {
  args: { language: 'pl-PL', page: { ...form, venue: 'Café Lipa, Stare Miasto' } },
};

/** Ready to send. The same page comes back when the server could not take it. */
export const Filled: Story = { args: { page: { ...form, typed } } };

/** Each thing that is wrong is said beside its field, and nothing that was typed is lost. */
export const WithIssues: Story = {
  args: {
    page: {
      ...form,
      typed: { comment: typed.comment, name: typed.name, email: 'marta@' },
      issues: { rating: 'required', email: 'invalid_email' },
    },
  },
};

export const WithIssuesInPolish: Story = {
  args: { ...WithIssues.args, language: 'pl-PL' },
};

/** Nothing is wrong with the answer: the server is in trouble. */
export const NotTaken: Story = { args: { page: { ...form, typed, trouble: 'failed' } } };

/** There is no network. The answer waits on this phone and is sent by itself. */
export const SavedOnThisPhone: Story = { play: showWaiting('saved') };

export const SavedInPolish: Story = { args: { language: 'pl-PL' }, play: showWaiting('saved') };

/** The network is back. */
export const Sending: Story = { play: showWaiting('sending') };

export const Sent: Story = {
  args: { page: { ...place, kind: 'thanks', receiptHref: '#receipt' } },
};

/** The owner's words, and a link to public reviews that everyone is offered, whatever the rating. */
export const SentWithOwnWords: Story = {
  args: { page: { ...wellSaid, kind: 'thanks', receiptHref: '#receipt' } },
};

export const SentInPolish: Story = {
  args: {
    page: { ...wellSaid, kind: 'thanks', receiptHref: '#receipt' },
    language: 'pl-PL',
  },
};

export const Receipt: Story = { args: { page: answer } };

/** The place has answered. Whoever has the receipt reads it, without an account. */
export const ReceiptWithReply: Story = {
  args: {
    page: {
      ...answer,
      reply: 'Thank you, Marta! Two more parasols arrive on Friday.\nZofia',
      repliedAt: '2026-11-21T08:15:00.000Z',
    },
  },
};

/** Its visitor let it be shown publicly, and takes that back by one press. */
export const ReceiptOfPublicAnswer: Story = {
  args: { page: { ...answer, publication: 'agreed' } },
};

/** The answers of a place whose visitors permit it, as another site may frame them. */
export const PublicAnswers: Story = {
  args: {
    page: {
      ...place,
      kind: 'answers',
      ratings: 128,
      mean: 8.4,
      hidden: 1,
      answers: [
        { rating: 9, comment: typed.comment, name: 'Marta', language: 'en-US', day: '2026-11-20' },
        { rating: 3, comment: 'Zimna zupa.', name: '', language: 'pl-PL', day: '2026-11-18' },
      ],
    },
    mode: 'embed',
  },
};

export const ReceiptInPolish: Story = { args: { page: answer, language: 'pl-PL' } };

export const Erased: Story = { args: { page: { ...place, kind: 'erased' } } };

export const Paused: Story = { args: { page: { ...place, kind: 'paused' } } };

export const Unknown: Story = { args: { page: { kind: 'unknown' }, languages: [] } };

export const OutOfReach: Story = { args: { page: { kind: 'trouble' }, languages: [] } };

/** On a tablet that stays at the place, before its owner hands it to the guests. */
export const KioskStart: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { mode: 'kiosk' },
  play: async ({ canvasElement }) => {
    const start = canvasElement.querySelector<HTMLDialogElement>('[data-kiosk-start]');
    start?.showModal();
    await expect(start).toBeVisible();
  },
};

export const KioskStartInPolish: Story = {
  ...KioskStart,
  args: { mode: 'kiosk', language: 'pl-PL' },
};
