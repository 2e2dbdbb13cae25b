import { FormDocument } from '@hearback/schema/documents';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { refusalWords, renderVisitorPage } from './render';
import type { VisitorMode, VisitorPage } from './VisitorPage';

const form = parse(FormDocument, {
  title: 'Visit',
  style: { background_color: '#102030' },
  fields: [
    { type: 'rating', label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' } },
    { type: 'comment' },
    { type: 'email', required: true },
    { type: 'navigation', label: 'Send' },
  ],
});

const formPage = {
  kind: 'form',
  slug: 'K7QX',
  form,
  venue: 'Old Town',
  action: '/r/K7QX?lang=pl',
  hidden: { client_id: 'c-1', scan_token: 's-1' },
  codeText: 'https://hearback.example/r/K7QX',
} satisfies VisitorPage;

const assets = {
  css: 'a{color:red}',
  script: 'run()',
  paging: 'turn()',
  kiosk: { css: 'b{color:red}', script: 'stay()' },
};

const render = (page: VisitorPage, language = 'en-US', mode: VisitorMode = 'page') =>
  renderVisitorPage({ page, language, mode, assets });

describe('the page of a form', () => {
  it('works as it arrives: a form that posts to its own address', () => {
    const html = render(formPage);

    expect(html).toMatch(/^<!doctype html><html lang="en-US">/);
    expect(html).toContain('action="/r/K7QX?lang=pl" method="post"');
    expect(html).toContain('type="hidden" name="client_id" value="c-1"');
    expect(html.match(/type="radio"/g)).toHaveLength(10);
    expect(html).toContain('<title>Old Town</title>');
  });

  it('can be found by its question; in a frame and on a screen of the place it cannot', () => {
    expect(render(formPage)).toContain('<meta name="description" content="How was it?">');
    expect(render(formPage, 'pl-PL')).toContain('content="Jak było?">');
    expect(render(formPage)).not.toContain('noindex');
    expect(render(formPage, 'en-US', 'embed')).toContain('content="noindex"');
    expect(render(formPage, 'en-US', 'kiosk')).toContain('content="noindex"');
  });

  it('says who gets the details, and promises a receipt where there will be one', () => {
    const told = 'Only Café Lipa sees your email address, to reply to you.';

    expect(render({ ...formPage, company: 'Café Lipa' })).toContain(`${told} You can`);
    expect(render({ ...formPage, company: 'Café Lipa' }, 'en-US', 'kiosk')).toContain(`${told}<`);
  });

  it('thanks in the words of the owner, with links that leave a frame on another site', () => {
    const thank_you = { title: 'See you!', review_url: 'https://reviews.example.com/lipa' };
    const page = { ...formPage, form: { ...form, thank_you } };

    expect(render(page)).toMatch(/<template>.*See you!.*href="https:\/\/reviews\.example\.com/);
    expect(render(page)).not.toContain('target=');
    expect(render(page, 'en-US', 'embed').match(/target="_blank"/g)).toHaveLength(2);
  });

  it('speaks the language it is asked for', () => {
    const html = render(formPage, 'pl-PL');

    expect(html).toContain('<html lang="pl-PL">');
    expect(html).toContain('Jak było?');
    expect(html).toContain('To pole jest wymagane.');
    expect(html).not.toContain('How was it?');
  });

  it('says its own sentences in a further language where it knows them, in English elsewhere', () => {
    expect(render(formPage, 'de')).toContain('Dieses Feld ist ein Pflichtfeld.');
    expect(render(formPage, 'tr')).toContain('This field is required.');
  });

  it('brings its colours without a style attribute, which its policy would refuse', () => {
    const html = render(formPage);

    expect(html).not.toMatch(/\sstyle="/);
    expect(html).toContain('#102030');
  });

  it('keeps what was typed, and says what is wrong beside it', () => {
    const html = render({
      ...formPage,
      typed: { rating: '7', comment: 'Lovely <3', email: 'jan@' },
      issues: { email: 'invalid_email' },
    });

    expect(html).toMatch(/value="7"[^>]*checked|checked[^>]*value="7"/);
    expect(html).toContain('Lovely &lt;3');
    expect(html).toContain('value="jan@"');
    expect(html).toContain('Invalid email address.');
    expect(html).toContain('aria-invalid="true"');
  });

  it.each(['failed', 'throttled'] as const)('says why an answer was not taken: %s', (trouble) => {
    const calm = render(formPage);
    const troubled = render({ ...formPage, trouble });

    expect(calm).toMatch(/role="alert"[^>]*hidden/);
    expect(troubled).not.toMatch(/role="alert"[^>]*hidden/);
  });

  it('says that the server refused an answer, in the words of the specification where it is the address', () => {
    const sentence = 'There was an error when submitting your feedback.';
    const whole = `${sentence} Make sure the email address is valid.`;
    expect(render({ ...formPage, trouble: 'email' })).toContain(`>${whole}</p>`);
    expect(render({ ...formPage, trouble: 'refused' })).toContain(`>${sentence}</p>`);
    expect(refusalWords('email', 'en-US')).toEqual({ notice: whole });
    expect(refusalWords('taken', 'pl-PL')).toEqual({
      notice: expect.stringContaining('Twoja pierwsza odpowiedź') as string,
      button: 'Wyślij drugą odpowiedź',
    });
  });

  it('says how many characters are too many', () => {
    const html = render(
      {
        ...formPage,
        typed: { comment: ` ${'x'.repeat(5_012)}` },
        issues: { comment: 'too_long' },
      },
      'pl-PL',
    );
    expect(html).toContain('Ten tekst jest za długi. Znaków za dużo: 12');
    expect(html).toContain('data-max="5000"');
    expect(html.toLowerCase()).not.toContain('maxlength');
  });

  it('never turns words into markup', () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = render({
      ...formPage,
      venue: evil,
      action: evil,
      hidden: { client_id: evil },
      typed: { comment: evil, name: evil, email: evil },
      form: { ...form, fields: form.fields.map((field) => ({ ...field, label: evil })) },
    });

    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
});

describe('the other pages', () => {
  it.each<{ page: VisitorPage; says: string }>([
    { page: { kind: 'thanks', form, venue: 'Old Town' }, says: 'Thank you!' },
    { page: { kind: 'paused', form, venue: 'Old Town' }, says: 'Closed for now' },
    { page: { kind: 'unknown' }, says: 'There is no form here' },
    { page: { kind: 'trouble' }, says: 'The form is out of reach' },
    { page: { kind: 'foreign', href: '/r/K7QX' }, says: 'Nothing was stored.' },
  ])('say "$says" and need no script', ({ page, says }) => {
    const html = render(page);

    expect(html).toContain(says);
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('<script>');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it.each(['en-US', 'pl-PL', 'de-DE', 'uk-UA'])(
    'name the business in the tab, in %s',
    (language) => {
      const venue = 'Blue <Cup> & Söhne · הנמל';
      const sent = {
        occurredAt: '2026-11-20T10:00:00Z',
        rating: 9,
        comment: '',
        name: '',
        email: '',
        answers: {},
      };
      const titleOf = (page: VisitorPage) =>
        /<title>(.*?)<\/title>/.exec(render(page, language))?.[1];
      const ending = / · Blue &lt;Cup> &amp; Söhne · הנמל$/;

      expect(titleOf({ kind: 'thanks', form, venue })).toMatch(ending);
      expect(titleOf({ kind: 'paused', form, venue })).toMatch(ending);
      expect(titleOf({ kind: 'erased', form, venue })).toMatch(ending);
      expect(
        titleOf({
          kind: 'receipt',
          form,
          venue,
          ...sent,
          publication: null,
          reply: '',
          repliedAt: null,
        }),
      ).toMatch(ending);
      expect(titleOf({ kind: 'unknown' })).not.toContain('·');
    },
  );

  it('offer to send again what the server could not take', () => {
    const html = render({ kind: 'trouble', posted: { rating: '9', comment: 'Lovely.' } });

    expect(html).toContain('method="post"');
    expect(html).toContain('type="hidden" name="comment" value="Lovely."');
  });
});

describe('the public answers', () => {
  it('have stars of the page’s colors, words as words, no script, and fill their frame', () => {
    const answer = { rating: 3, comment: '<b>Cold</b>', name: 'Ewa', language: 'en-US' };
    const html = render({
      kind: 'answers',
      form,
      venue: 'Old Town',
      answers: [{ ...answer, day: '2026-11-20' }],
      ratings: 12,
      mean: 8.4,
      hidden: 1,
    });
    expect(html).toContain('--form-star:var(--form-text)');
    expect(html).toContain('min-height:100vh');
    expect(html).toContain('&lt;b&gt;Cold');
    expect(html).toContain('Hidden by the business: 1');
    expect(html).not.toContain('<script');
  });
});

describe('the public board', () => {
  const board = {
    kind: 'board',
    form: { ...form, style: { ...form.style, background_color: '#ffffff' } },
    venue: 'Old Town',
    entries: [
      {
        day: '2026-11-21',
        words: [{ language: 'en-US', said: '<b>Loud', did: 'We put up felt.' }],
      },
    ],
    isIndexed: false,
  } satisfies VisitorPage;

  it('has no script, and words that stay words', () => {
    const html = render(board);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;b&gt;Loud');
    expect(html).toContain('<title>You said, we did · Old Town</title>');
    expect(html).toContain('<time dateTime="2026-11-21">November 21, 2026</time>');
  });

  it('has dark colors for those who want them, unless its own are dark', () => {
    expect(render(board)).toContain('prefers-color-scheme:dark');
    expect(render({ ...board, form })).not.toContain('prefers-color-scheme:dark');
  });

  it('is listed where its owner wants that', () => {
    expect(render(board)).toContain('content="noindex"');
    const listed = render({ ...board, isIndexed: true });
    expect(listed).not.toContain('noindex');
    expect(listed).toContain('<meta name="description" content="You said, we did · Old Town">');
  });

  it('is linked from the thanks, except at a kiosk', () => {
    const thanks = { kind: 'thanks', form, venue: 'Old Town', boardHref: '/board/K7QX' } as const;
    expect(render(thanks)).toContain('href="/board/K7QX"');
    expect(render(thanks, 'en-US', 'kiosk')).not.toContain('/board/');
    expect(render({ ...thanks, boardHref: undefined })).not.toContain('/board/');
  });
});
