// @vitest-environment jsdom
import { FormDocument } from '@hearback/schema/documents';
import { FormView } from '@hearback/ui/forms';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { renderVisitorPage } from './render';
import type { VisitorPage, VisitorPageInput } from './VisitorPage';

const form = parse(FormDocument, {
  title: 'Visit',
  fields: [
    { type: 'text', text: 'One "=""/>" question' },
    { type: 'rating', label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' }, required: true },
    { type: 'comment' },
    { type: 'name' },
    { type: 'email' },
    { type: 'navigation', label: 'Send' },
  ],
  thank_you: { title: 'See you', review_url: 'https://reviews.example/lipa' },
});

const page = {
  kind: 'form',
  slug: 'K7QX',
  form,
  venue: 'Old Town',
  company: 'Café Lipa',
  hidden: {
    client_id: 'c-1',
    scan_token: 's-1',
    started_at: '1',
    form_version: '3',
    language: 'en-US',
    channel: 'qr',
  },
  codeText: 'https://hearback.example/r/K7QX',
} satisfies VisitorPage;

const open = (more: Partial<VisitorPageInput> = {}) => {
  const html = renderVisitorPage({
    page,
    language: 'en-US',
    assets: { css: '', script: '/**/', paging: '', kiosk: { css: 'b{}', script: '/*stay*/' } },
    ...more,
  });
  return { html, document: new DOMParser().parseFromString(html, 'text/html') };
};

describe('what the scripts find on the page', () => {
  it('is who it is for, and what to say', () => {
    const { dataset } = open().document.body;

    expect(dataset).toMatchObject({
      mode: 'page',
      slug: 'K7QX',
      language: 'en-US',
      version: '3',
    });
    expect(JSON.parse(dataset['words'] ?? '')).toMatchObject({
      required: 'This field is required.',
      sending: 'Sending…',
    });
  });

  it.each([
    {
      mode: 'page' as const,
      saved: 'We send it by itself as soon as there is a network. You can close this page.',
      keep: 'Not sent yet. Keep this page, or open it again when you are online.',
      later: 'We try again by ourselves. Keep this page, or open it again later.',
    },
    {
      mode: 'embed' as const,
      saved: 'We send it by itself as soon as there is a network.',
      keep: 'Not sent yet. Keep this page, or open it again when you are online.',
      later: 'We try again by ourselves. Keep this page, or open it again later.',
    },
    // It stays where it is, and whoever gave the answer goes.
    {
      mode: 'kiosk' as const,
      saved: 'We send it by itself as soon as there is a network.',
      keep: 'We send it by itself as soon as there is a network.',
      later: 'We try again by ourselves.',
    },
  ])('is what becomes of an answer that waits, on a $mode', ({ mode, ...words }) => {
    expect(JSON.parse(open({ mode }).document.body.dataset['words'] ?? '')).toMatchObject(words);
  });

  it('is what sends the answers that wait, on pages that have no form', () => {
    const paused = { kind: 'paused', form, venue: page.venue } satisfies VisitorPage;
    expect(open({ page: paused }).html).toContain('src="/visitor-queue.js"');
    expect(open().html).not.toContain('visitor-queue');
  });

  it('is the visit, in three fields right after each other', () => {
    const names = [...open().document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
      ({ name }) => name,
    );

    expect(names.slice(0, 3)).toEqual(['client_id', 'scan_token', 'started_at']);
  });

  it('is the thanks of the owner, with a place for the receipt', () => {
    const thanks = open().document.querySelector('template')?.content;

    expect(thanks?.querySelector('[data-thanks] h1')?.textContent).toBe('See you');
    expect(thanks?.querySelector('[data-receipt]')?.hasAttribute('hidden')).toBe(true);
    expect(thanks?.querySelector('a[href="https://reviews.example/lipa"]')).not.toBeNull();
  });

  it('is the kiosk, on a kiosk alone', () => {
    const kiosk = open({ mode: 'kiosk' });

    expect(kiosk.document.body.dataset['mode']).toBe('kiosk');
    expect(kiosk.document.querySelector('[data-kiosk]')).not.toBeNull();
    expect(kiosk.html).toContain('/*stay*/');
    expect(open().html).not.toMatch(/data-kiosk|stay|b\{\}/);
  });

  it('is no switch of languages where there is nothing to switch', () => {
    const one = [{ language: 'en-US', href: '?lang=en-US' }];

    expect(open({ languages: one }).document.querySelector('nav')).toBeNull();
    expect(
      open({
        languages: [...one, { language: 'pl-PL', href: '?lang=pl-PL' }],
      }).document.querySelector('nav[data-languages]'),
    ).not.toBeNull();
  });
});

describe('the form on the page', () => {
  it('is the form of the preview, to the last attribute', () => {
    const served = open().document.querySelector('main');
    const drawn = document.createElement('main');
    drawn.innerHTML = renderToStaticMarkup(
      createElement(FormView, {
        document: form,
        language: 'en-US',
        mode: 'live',
        styling: 'sheet',
        venue: page.venue,
        company: page.company,
        codeText: page.codeText,
        submission: { hidden: page.hidden },
      }),
    );

    expect(served?.innerHTML).toBe(drawn.innerHTML);
    expect(served?.textContent).toContain('One "=""/>" question');
  });
});

describe('a frame of another site', () => {
  it('gets a card on its own ground', () => {
    expect(open({ mode: 'embed' }).html).toContain('html{background:none');
    expect(open().html).not.toContain('html{background:none');
  });
});
