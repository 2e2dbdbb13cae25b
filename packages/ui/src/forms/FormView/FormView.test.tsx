import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { barForm, cafeForm } from '../form.fixtures';
import { FormView, type FormViewProps } from './FormView';

const live = {
  document: cafeForm,
  language: 'en-US',
  mode: 'live',
  submission: { action: '/r/7K2M9QXT4A', hidden: { scan_token: 'token-1' } },
} as const satisfies FormViewProps;

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

  it('keeps what was typed', () => {
    const html = render({ values: { rating: '9', comment: '<b>Good</b>', name: 'Ola' } });

    expect(html).toMatch(/value="9"[^>]*checked=""|checked=""[^>]*value="9"/);
    expect(html).toContain('&lt;b&gt;Good&lt;/b&gt;');
    expect(html).toContain('value="Ola"');
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

  it('writes no style attribute where the page forbids them', () => {
    expect(render({ styling: 'sheet' })).not.toContain(' style="');
  });

  it('leaves out a logo that was never uploaded and a code it does not know', () => {
    expect(render()).not.toContain('<img');
    expect(render({ document: barForm })).not.toContain('<figure');
  });
});

describe('FormView, preview', () => {
  it('can send nothing', () => {
    const { submission: _, ...rest } = live;
    const html = renderToStaticMarkup(<FormView {...rest} mode="preview" />);

    expect(html).not.toMatch(/method=|action=|type="submit"|type="hidden"|name="website"/);
  });
});
