import { FormDocument, withTextOf } from '@hearback/schema/documents';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { barForm, cafeForm, questionsForm } from '../form.fixtures';
import { everyLanguage } from '../everyLanguage';
import { addFormWords } from '../words';
import { FormView, type FormViewProps } from './FormView';

addFormWords(everyLanguage);

const live = {
  document: cafeForm,
  language: 'en-US',
  mode: 'live',
  submission: { action: '/r/7K2M9QXT4A', hidden: { scan_token: 'token-1' } },
} as const satisfies FormViewProps;

const [reasonsField] = v.parse(FormDocument, {
  title: 'Reasons',
  fields: [{ type: 'reasons', id: 'why' }],
}).fields as [FormDocument['fields'][number]];

const render = (props: Partial<FormViewProps> = {}) =>
  renderToStaticMarkup(<FormView {...live} {...props} />);

describe('FormView, live', () => {
  it('is a form that posts without a script', () => {
    expect(render()).toContain('action="/r/7K2M9QXT4A" method="post"');
    expect(render()).toContain('<input type="hidden" name="scan_token" value="token-1"/>');
    expect(render()).toMatch(/<button type="submit"/);
  });

  it.each(['rating', 'comment', 'name', 'email', 'website'])('has a field named %s', (name) => {
    expect(render()).toContain(`name="${name}"`);
  });

  it('has ten ratings, each announced in full', () => {
    expect(render().match(/type="radio"/g)).toHaveLength(10);
    expect(render()).toContain('aria-label="7 of 10"');
    expect(render({ language: 'pl-PL' })).toContain('aria-label="7 z 10"');
  });

  it('asks questions by native controls, and fills in what was posted', () => {
    const { fields } = questionsForm;
    const nameOf = (type: string) => `answers.${fields.find((field) => field.type === type)?.id}`;
    const values = {
      [nameOf('yes_no')]: 'no',
      [nameOf('number')]: '3',
      [nameOf('date')]: '2026-11-26',
      [nameOf('phone')]: '+48 600',
    };
    const html = render({ document: questionsForm, values });

    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>.*Would you come again\?/);
    expect(html).toMatch(
      /type="radio"[^>]* required="" name="answers.yes_no" checked="" value="no"/,
    );
    expect(html).toMatch(
      /<input type="text" inputMode="decimal"[^>]* name="answers.number"[^>]* value="3"/,
    );
    expect(html).toMatch(/<input type="date" min="1900-01-01"[^>]* value="2026-11-26"/);
    expect(html).toMatch(
      /<input type="tel" autoComplete="tel" inputMode="tel"[^>]* value="\+48 600"/,
    );
    expect(html).toMatch(/<h2[^>]*>About your visit<\/h2>/);
    expect(html).toMatch(
      /type="checkbox"[^>]* required=""[^>]* name="answers.consent"[^>]* value="yes"/,
    );
    expect(html).toContain('id="answers.number-note">1–60 nights</span>');
    expect(html).toContain('sees your contact details');
  });

  it('offers options in each order, with everything else and its words at the end', () => {
    const idsIn = (html: string) =>
      [...html.matchAll(/type="checkbox"[^>]*name="answers.choice"[^>]*value="(\w+)"/g)].map(
        ([, id]) => id,
      );
    const of = (order: number) => render({ document: questionsForm, order });
    expect([0, 1, 2].map((order) => idsIn(of(order)))).toEqual([
      ['pool', 'gym', 'bar', 'other'],
      ['bar', 'gym', 'pool', 'other'],
      ['gym', 'bar', 'pool', 'other'],
    ]);

    const again = render({
      document: questionsForm,
      values: { 'answers.choice': 'gym\nother\nSauna' },
      issues: { 'answers.choice': 'Wrong.' },
    });
    expect(again.match(/type="checkbox"[^>]* checked=""/g)).toHaveLength(2);
    expect(again).toMatch(/name="answers.choice"[^>]*value="Sauna"/);
    expect(again).toMatch(
      /<fieldset[^>]* aria-invalid="true"><legend[^>]*>.{0,80}What did you use/,
    );
    // One of several is required: no attribute of HTML says so.
    expect(again.match(/data-needed/g)).toHaveLength(1);
    expect(again).not.toMatch(/type="checkbox"[^>]* required=""[^>]* name="answers.choice"/);
  });

  it('names each step of a scale, and says at the ends what they mean', () => {
    const namesIn = (html: string) =>
      [
        ...html.matchAll(
          /name="answers.likely"[^>]*aria-label="([^"]*)"|aria-label="([^"]*)"[^>]*name="answers.likely"/g,
        ),
      ].map(([, before, after]) => before ?? after);
    const english = namesIn(render({ document: questionsForm }));
    expect(english).toHaveLength(11);
    expect([english[0], english[5], english[10]]).toEqual([
      '0 of 10, Not at all likely',
      '5 of 10',
      '10 of 10, Extremely likely',
    ]);
    const chosen = render({ document: questionsForm, values: { 'answers.likely': '0' } });
    expect(chosen).toMatch(/name="answers.likely" checked="" value="0"/);
    expect(chosen.match(/checked=""/g)).toHaveLength(1);
    const polish = render({ document: questionsForm, language: 'pl-PL' });
    expect(polish).toContain('aria-label="1 z 5, Złe"');
  });

  it('asks for reasons by the star, and in a preview for all of them', () => {
    const fields = cafeForm.fields.toSpliced(3, 0, reasonsField);
    const document = { ...cafeForm, fields };
    const listsIn = (html: string) => html.match(/choices_unneeded__\w+">\d+–\d+ ★<\/p>/g);
    const live = render({ document, order: 2 });
    expect(listsIn(live)).toHaveLength(3);
    expect(live).toContain('choices_afterStars');
    // Everything else is the last of each list.
    expect(live.match(/Something else<\/span><\/label><\/div>/g)).toHaveLength(3);
    expect(listsIn(render({ document, mode: 'preview' }))).toBeNull();
    // Corrections: what was chosen before, still by the star.
    const again = render({ document, values: { rating: '3', 'answers.why': 'wait\nother' } });
    expect(listsIn(again)).toHaveLength(3);
    expect(again.match(/type="checkbox"[^>]* checked=""/g)).toHaveLength(5);
  });

  it('speaks one language throughout, a further one too', () => {
    const german = {
      ...cafeForm,
      fields: cafeForm.fields.map((field) => withTextOf(field, { de: 'Wort', 'en-US': 'Word' })),
    };
    const html = render({ document: german, language: 'de' });

    expect(html).toContain('lang="de" dir="ltr"');
    expect(html).toContain('aria-label="7 von 10"');
    expect(html).toContain('Nur die Sterne sind nötig');
    expect(html).not.toMatch(/Word|Only the stars|of 10|Excellent/);
  });

  it('says once what is required, by marks only where that is more than the stars', () => {
    const hint = 'Only the stars are needed, the rest is optional.';
    expect(render().split(hint)).toHaveLength(2);
    expect(render().match(/ required=""/g)).toHaveLength(10);
    expect(render()).not.toContain(' *</span>');

    const bar = render({ document: barForm });
    expect(bar).not.toContain(hint);
    expect(bar.split('Fields marked * are required.')).toHaveLength(2);
    expect(bar.match(/ \*<\/span>/g)).toHaveLength(2);

    const stars = { ...cafeForm, fields: cafeForm.fields.filter(({ type }) => type === 'rating') };
    expect(render({ document: stars })).not.toMatch(/marked|optional/);
  });

  it('asks for name and address once a star is chosen, but for nothing twice', () => {
    const laterIn = (props: Partial<FormViewProps>) =>
      render(props).match(/FormView_later__\w+" data-(field="\w+"|consent)/g)?.length ?? 0;
    expect(laterIn({})).toBe(3);
    expect(laterIn({ values: { name: 'Ola' } })).toBe(0);
    expect(laterIn({ issues: { email: 'Wrong.' } })).toBe(0);
    expect(laterIn({ mode: 'preview' })).toBe(0);
    expect(laterIn({ mode: 'preview', folds: true })).toBe(3);

    // Without stars that have to be chosen, or before them, all is there from the beginning.
    const free = cafeForm.fields.map((field) =>
      field.type === 'rating' ? { ...field, required: false } : field,
    );
    expect(laterIn({ document: { ...cafeForm, fields: free } })).toBe(0);
    expect(laterIn({ document: { ...cafeForm, fields: cafeForm.fields.toReversed() } })).toBe(0);
  });

  it('is led by the logo, or else by the name with its first letter', () => {
    const image = { id: 'i', url: '/api/image/i/', width: 480, height: 160 };
    const fields = cafeForm.fields.map((field) =>
      field.type === 'logo' ? { ...field, image } : field,
    );
    const withLogo = render({ document: { ...cafeForm, fields }, venue: 'Café Lipa' });
    expect(withLogo).toMatch(/<form[^>]*><p[^>]*hidden[^>]*><\/p><div[^>]*><img[^>]*><\/div><h1/);
    expect(withLogo).not.toContain('data-sign');
    expect(render({ venue: 'łąka' })).toMatch(/<form[^>]*><h1[^>]* data-sign="Ł">łąka/);
  });

  it('turns around for a language that is read from right to left', () => {
    expect(render({ language: 'ar' })).toContain('lang="ar" dir="rtl"');
  });

  it('keeps what was typed', () => {
    const html = render({ values: { rating: '9', comment: '<b>Good</b>', name: 'Ola' } });

    expect(html).toMatch(/value="9"[^>]*checked=""|checked=""[^>]*value="9"/);
    expect(html).toContain('&lt;b&gt;Good&lt;/b&gt;');
    expect(html).toContain('value="Ola"');
  });

  it('leaves it to its own sentences to say what is missing, not to the browser', () => {
    expect(render()).toMatch(/<form[^>]* noValidate=""/);
  });

  it('says what is wrong beside the field, and ties it to the field', () => {
    const html = render({ issues: { email: 'Invalid email address.' } });

    expect(html).toMatch(/aria-describedby="email-issue" aria-invalid="true" name="email"/);
    expect(html).toMatch(
      /id="email-issue"[^>]*data-issue="email"(?![^>]*hidden).*Invalid email address\./,
    );
  });

  it('hides what is not wrong', () => {
    expect(render()).toMatch(/data-issue="comment" hidden=""/);
  });

  it.each([
    [['name', 'email'], 'Only Lipa sees your name and email address,'],
    [['email', 'comment'], 'Only Lipa sees your email address,'],
    [['name'], 'Only Lipa sees your name,'],
  ])('says once who gets what %j ask for, after the last of them', (types, sentence) => {
    const fields = cafeForm.fields.filter(({ type }) => ['rating', ...types].includes(type));
    const html = render({ document: { ...cafeForm, fields }, company: 'Lipa' });

    expect(html.match(/data-consent/g)).toHaveLength(1);
    expect(html).toContain(sentence);
    const last = Math.max(html.indexOf('name="name"'), html.indexOf('name="email"'));
    expect(html.indexOf('data-consent')).toBeGreaterThan(last);
  });

  it('says in each language that the answer can be erased, and names nobody it does not know', () => {
    expect(render()).toContain('Only this business sees your name and email address');
    expect(render({ language: 'pl-PL', company: 'Lipa' })).toContain(
      'Twoje imię i adres e-mail zobaczy tylko Lipa',
    );
    expect(render({ language: 'de' })).toContain('alles löschen');
    expect(render({ language: 'uk' })).toContain('все видалити');
  });

  it('promises nothing by a receipt where there is none', () => {
    const html = render({ company: 'Lipa', hasReceipt: false });

    expect(html).toContain('Only Lipa sees your name and email address, to reply to you.');
    expect(html).not.toContain('receipt');
  });

  it('asks for no consent where it asks for no details', () => {
    const fields = cafeForm.fields.filter(({ type }) => type !== 'name' && type !== 'email');

    expect(render({ document: { ...cafeForm, fields } })).not.toContain('data-consent');
  });

  it('writes no style attribute where the page forbids them', () => {
    expect(render({ styling: 'sheet' })).not.toContain(' style="');
  });

  it('leaves out a logo that was never uploaded and a code it does not know', () => {
    expect(render()).not.toContain('<img');
    expect(render({ document: barForm })).not.toContain('<figure');
  });
});

describe('FormView, preview', () => {
  it('shares no id with another preview on the page', () => {
    const html = renderToStaticMarkup(
      <>
        <FormView document={cafeForm} language="en-US" mode="preview" />
        <FormView document={barForm} language="en-US" mode="preview" />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can send nothing', () => {
    const { submission: _, ...rest } = live;
    const html = renderToStaticMarkup(<FormView {...rest} mode="preview" />);

    expect(html).not.toMatch(/method=|action=|type="submit"|type="hidden"|name="website"/);
  });
});
