// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { cafeForm } from '../form.fixtures';
import { ThankYou } from './ThankYou';

const { style } = cafeForm;

const thankYou = {
  title: { 'en-US': 'See you soon!', 'pl-PL': 'Do zobaczenia!' },
  text: { 'en-US': 'We read every word.', 'pl-PL': 'Czytamy każde słowo.' },
  review_url: 'https://reviews.example.com/lipa',
  review_label: { 'en-US': 'Review us', 'pl-PL': 'Oceń nas' },
};
const receiptHref = '/receipt/0123456789ABCDEFGHJKMNPQRS';

it('is read aloud when it takes the place of the form', () => {
  renderUi(<ThankYou style={style} language="en-US" />);

  expect(screen.getByRole('status').textContent).toContain('Your feedback was sent.');
});

it('says where the answer went, in the language of the form', () => {
  renderUi(<ThankYou style={style} language="pl-PL" venue="Café Lipa" />);

  expect(screen.getByRole('heading', { level: 1, name: 'Dziękujemy!' })).toBeDefined();
  expect(screen.getByText(/^Twoja opinia dotarła do: Café Lipa\./)).toBeDefined();
  expect(document.querySelector('[lang="pl-PL"]')).not.toBeNull();
});

it('lets the page move the focus to its title', () => {
  renderUi(<ThankYou style={style} language="en-US" />);
  const title = screen.getByRole('heading');
  title.focus();

  expect(document.activeElement).toBe(title);
});

it('writes no style attribute where a policy forbids them', () => {
  const { page, leave } = renderUi(<ThankYou style={style} language="en-US" />);
  expect(page.querySelectorAll('[style]')).toHaveLength(1);
  leave();

  renderUi(<ThankYou style={style} language="en-US" styling="sheet" />);
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

describe('the words of the owner', () => {
  it('take the place of the product’s, in the language of the form', () => {
    renderUi(<ThankYou {...{ style, thankYou }} language="pl-PL" venue="Café Lipa" />);

    expect(screen.getByRole('heading', { name: 'Do zobaczenia!' })).toBeDefined();
    expect(screen.getByText('Czytamy każde słowo.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Oceń nas' })).toBeDefined();
    expect(screen.queryByText(/Dziękujemy|Twoja opinia|Review us/)).toBeNull();
  });

  it('leave what they do not say to the product', () => {
    renderUi(
      <ThankYou
        style={style}
        language="pl-PL"
        thankYou={{ ...thankYou, title: ' ', text: { 'en-US': 'Bye.' }, review_label: {} }}
      />,
    );

    expect(screen.getByRole('heading', { name: 'Dziękujemy!' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Napisz publiczną opinię' })).toBeDefined();
    expect(screen.queryByText('Bye.')).toBeNull();
  });
});

it('lets go of whoever can close the page, and of nobody in a frame or at a kiosk', () => {
  const { leave } = renderUi(<ThankYou style={style} language="pl-PL" />);
  expect(screen.getByRole('status').textContent).toContain('Możesz zamknąć tę stronę.');
  leave();

  const { leave: leaveFrame } = renderUi(<ThankYou style={style} language="pl-PL" isFramed />);
  expect(screen.getByRole('status').textContent).not.toContain('zamknąć');
  leaveFrame();

  renderUi(<ThankYou style={style} language="pl-PL" canClose={false} />);
  expect(screen.getByRole('status').textContent).not.toContain('zamknąć');
});

describe('the link to a public review', () => {
  it('is a plain one that tells the other site nothing', () => {
    renderUi(<ThankYou {...{ style, thankYou }} language="en-US" />);
    const link = screen.getByRole('link', { name: 'Review us' });

    expect(link.getAttribute('href')).toBe('https://reviews.example.com/lipa');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBeNull();
  });

  it('is not there without an address, nor with one that no check has seen', () => {
    const { leave } = renderUi(<ThankYou style={style} language="en-US" />);
    expect(screen.queryByRole('link')).toBeNull();
    leave();

    renderUi(
      // oxlint-disable-next-line no-script-url -- what must never be drawn
      <ThankYou style={style} language="en-US" thankYou={{ review_url: 'javascript:alert(1)' }} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens beside a frame on another site', () => {
    renderUi(<ThankYou {...{ style, thankYou, receiptHref }} language="en-US" isFramed />);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('target'))).toEqual([
      '_blank',
      '_blank',
    ]);
  });

  it('leads nowhere in a preview', () => {
    renderUi(<ThankYou {...{ style, thankYou }} language="en-US" mode="preview" />);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    screen.getByRole('link', { name: 'Review us' }).dispatchEvent(press);

    expect(press.defaultPrevented).toBe(true);
  });
});

describe('the link to the receipt', () => {
  it('stands in the page, hidden, for a script to fill in', () => {
    const { page } = renderUi(<ThankYou style={style} language="en-US" />);
    const link = page.querySelector<HTMLAnchorElement>('a[data-receipt]');

    expect(link?.hidden).toBe(true);
    expect(link?.hasAttribute('href')).toBe(false);
  });

  it('leads to what was sent', () => {
    renderUi(<ThankYou {...{ style, receiptHref }} language="en-US" />);

    expect(screen.getByRole('link', { name: /erase/ }).getAttribute('href')).toBe(receiptHref);
  });
});

it('stands in a preview without a title of its own, and interrupts nobody', () => {
  renderUi(<ThankYou style={style} language="en-US" mode="preview" />);

  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Thank you!')).toBeDefined();
});
