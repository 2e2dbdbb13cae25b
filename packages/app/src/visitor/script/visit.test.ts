// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { visitOf } from './visit';

const randomId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const show = (startedAt = Date.now()) => {
  const form = document.createElement('form');
  const values = { client_id: 'c-1', scan_token: 's-1', started_at: String(startedAt) };
  for (const [name, value] of Object.entries(values)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  return form;
};

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** What the browser says about how the page came. */
const came = (entry: Partial<PerformanceNavigationTiming>) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([entry as unknown as PerformanceNavigationTiming]);

const fromServer = { transferSize: 7_300, encodedBodySize: 7_000 };

afterEach(() => vi.restoreAllMocks());

describe('the visit of a page', () => {
  it('is the one the server gave when the page came from it, however wrong the clock is', () => {
    came(fromServer);
    const form = show(Date.now() - 3_600_000);
    expect(visitOf(form).clientId()).toBe('c-1');
    expect(valuesOf(form)['scan_token']).toBe('s-1');
  });

  it.each([
    { from: 'the cache', entry: { transferSize: 0, encodedBodySize: 7_000 } },
    {
      from: 'the cache, which the server agreed to',
      entry: { transferSize: 300, encodedBodySize: 7_000 },
    },
    { from: 'where the browser does not say', entry: {} },
    { from: 'where the browser hides it', entry: { transferSize: 0, encodedBodySize: 0 } },
  ])('is a fresh one, whose scan the server has, when the page came from $from', ({ entry }) => {
    came(entry);
    const form = show(0);
    visitOf(form);
    expect(valuesOf(form)['client_id']).toMatch(randomId);
    expect(valuesOf(form)['scan_token']).toBe('');
    expect(Number(valuesOf(form)['started_at'])).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is fresh when the page comes back from the memory of the browser', () => {
    came(fromServer);
    const form = show();
    const visit = visitOf(form);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(visit.clientId()).toBe('c-1');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(visit.clientId()).toMatch(randomId);
    expect(valuesOf(form)['scan_token']).toMatch(randomId);
    expect(valuesOf(form)['scan_token']).not.toBe(visit.clientId());
    expect(visit.seconds()).toBeUndefined();
  });

  it('goes along to the same form in another language, once', () => {
    came(fromServer);
    const first = visitOf(show());
    first.refresh();
    first.carry();
    const second = visitOf(show());
    expect(second.clientId()).toBe(first.clientId());
    expect(visitOf(show()).clientId()).toBe('c-1');
  });

  it('goes nowhere once its answer is given: what comes next is another answer', () => {
    came(fromServer);
    const visit = visitOf(show());
    visit.refresh();
    visit.end();
    visit.carry();
    expect(visitOf(show()).clientId()).toBe('c-1');

    visit.refresh();
    visit.carry();
    expect(visitOf(show()).clientId()).toBe(visit.clientId());
  });

  it('has ids without TLS too', () => {
    const id = crypto.randomUUID();
    vi.stubGlobal('crypto', {});
    // As every browser writes them; jsdom has none.
    URL.createObjectURL = () => `blob:http://192.168.0.7:3000/${id}`;
    const visit = visitOf(show());
    visit.refresh();
    expect(visit.clientId()).toBe(id);
  });

  it('takes as long as its own person took', () => {
    came(fromServer);
    const now = vi.spyOn(performance, 'now').mockReturnValue(60_000);
    const visit = visitOf(show());
    expect(visit.seconds()).toBe(60);
    visit.refresh();
    now.mockReturnValue(72_000);
    expect(visit.seconds()).toBe(12);
  });
});
