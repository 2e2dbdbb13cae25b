// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../../test/fakeGateway';
import { me } from '../../test/me';
import { fillIn, press, renderApp } from '../../test/renderApp';

/** The help at an address, in front of a server that knows the person. */
const open = (search = '', answers: Answers = {}, language: 'en-US' | 'pl-PL' = 'en-US') =>
  renderApp(`/faq/${search}`, {
    isLoggedIn: true,
    language,
    answers: { AppShell: { data: { me } }, Asker: { data: { me } }, ...answers },
  });

const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

describe('the tabs', () => {
  it('are ten, in their order, and the first is open', async () => {
    open();

    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Qr codes',
      'Forms',
      'Frames',
      'Stats',
      'Subscription',
      'Companies',
      'Locations',
      'Creator',
      'BI',
      'Customer Success',
    ]);
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(document.title).toBe('Help Center · Hearback'));
  });

  it('list their articles, and nothing else', async () => {
    open('?tab=forms');

    const panel = await screen.findByRole('tabpanel', { name: 'Forms' });
    const found = links(panel);
    expect(found).toContain('/faq/?tab=forms&article=make-a-form');
    expect(found.every((href) => href.startsWith('/faq/?tab=forms&article='))).toBe(true);
  });

  it('have an address each, and the way back', async () => {
    const { user } = open('?tab=codes');

    await user.click(await screen.findByRole('tab', { name: 'Frames' }));
    expect(window.location.search).toBe('?tab=frames');
    await waitFor(() => expect(document.title).toBe('Frames · Help Center · Hearback'));
    window.history.back();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Qr codes' }).ariaSelected).toBe('true'),
    );
  });
});

describe('an article', () => {
  it('is one screen, called by its title', async () => {
    open('?tab=codes&article=pause-and-resume');

    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    expect(await screen.findByRole('article', { name: title })).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`${title} · Help Center · Hearback`));
  });

  it('leads back to its tab and on to what belongs to it', async () => {
    open('?tab=codes&article=add-many-codes');

    const back = await screen.findByRole('navigation', { name: 'Way back' });
    expect(links(back)).toEqual(['/faq/', '/faq/?tab=codes']);
    const next = screen.getByRole('navigation', { name: 'Read next' });
    expect(links(next)).toContain('/faq/?tab=codes&article=publish-a-code');
    const rest = links(screen.getByRole('navigation', { name: 'On the same subject' }));
    expect(rest).toContain('/faq/?tab=codes&article=code-states');
    expect(rest).not.toContain('/faq/?tab=codes&article=publish-a-code');
    expect(rest).not.toContain('/faq/?tab=codes&article=add-many-codes');
  });

  it('is read in the language of the reader', async () => {
    open('?tab=codes&article=add-many-codes', {}, 'pl-PL');

    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    expect(title).not.toBe('Add many codes at once');
    const article = await screen.findByRole('article', { name: title });
    expect(await within(article).findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  });

  it('that does not exist leads to those that do', async () => {
    open('?tab=codes&article=gone');

    expect(await screen.findByText('This article is not here')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe(
      '/faq/?tab=codes',
    );
  });
});

describe('the search', () => {
  it('finds articles of every tab, marks the words and keeps them in the address', async () => {
    const { user } = open('?tab=stats');

    await user.type(await screen.findByRole('searchbox'), 'pause');
    const marks = await screen.findAllByText(/^paus/i, { selector: 'mark' });
    expect(marks[0]?.closest('a')?.getAttribute('href')).toBe(
      '/faq/?tab=codes&article=pause-and-resume',
    );
    expect(window.location.search).toBe('?tab=stats&search=pause');
    expect(screen.queryByRole('tab')).toBeNull();

    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByRole('tab', { name: 'Stats' })).toBeDefined();
  });

  it('that finds nothing leads to a question about it', async () => {
    const { user } = open('?search=zeppelin');

    expect(await screen.findByText('Nothing about that yet')).toBeDefined();
    const [ask] = screen.getAllByRole('button', { name: 'Ask a question' });
    await user.click(ask as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByDisplayValue('zeppelin')).toBeDefined();
  });
});

describe('a question', () => {
  const ask = async (answers: Answers) => {
    const rendered = open('?tab=bi', answers);
    await press(rendered.user, 'Ask a question');
    // Who is quicker than the server is told so without their address.
    await screen.findByText('A person reads it and answers to zofia@kawiarnia.example.');
    await fillIn(rendered.user, { Subject: 'An export', 'Your question': 'Once a month?' });
    await press(rendered.user, 'Send question');
    return rendered;
  };

  it('is about the tab it is asked from, and says where the answer will go', async () => {
    const { asked } = await ask({ AskForHelp: { data: { askForHelp: { errors: [] } } } });

    expect(await screen.findByText(/The answer comes to zofia@kawiarnia.example/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.at(-1)).toEqual({
      name: 'AskForHelp',
      variables: { input: { topic: 'BI', subject: 'An export', message: 'Once a month?' } },
    });
  });

  it('stays as it was typed when it cannot be sent', async () => {
    await ask({ AskForHelp: { status: 500 } });

    expect(await screen.findByText(/could not be sent/)).toBeDefined();
    expect(screen.getByDisplayValue('An export')).toBeDefined();
    expect(screen.getByDisplayValue('Once a month?')).toBeDefined();
  });

  it('has a subject and words', async () => {
    const { user, asked } = open();
    await press(user, 'Ask a question');
    await press(user, 'Send question');

    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    expect(asked.some(({ name }) => name === 'AskForHelp')).toBe(false);
  });

  it('can be a letter too', async () => {
    open();

    const address = await screen.findByRole('link', { name: 'help@hearback.example' });
    expect(address.getAttribute('href')).toBe('mailto:help@hearback.example');
  });

  it('goes to the address that the server names', async () => {
    open('', { HelpAddress: { data: { helpAddress: 'desk@lipa.example' } } });

    const address = await screen.findByRole('link', { name: 'desk@lipa.example' });
    expect(address.getAttribute('href')).toBe('mailto:desk@lipa.example');
  });
});
