import { describe, expect, it } from 'vitest';

import { cutPage, newVisit } from './cutPage.ts';

const drawnFor = newVisit();

const html = ({ client_id, scan_token, started_at }: typeof drawnFor) =>
  `<p><input value="${client_id}"/><input value="${scan_token}"/><input value="${started_at}"/></p>`;

describe('a page that was drawn for one visit', () => {
  it('is cut so that another visit fits in', () => {
    const other = newVisit();
    const { before, place, after, fillWith } = cutPage(html(drawnFor), drawnFor);

    expect(before + place + after).toBe(html(drawnFor));
    expect(before + fillWith(other) + after).toBe(html(other));
    expect(fillWith(other)).toHaveLength(place.length);
  });

  it('is refused when a value is not on it, or not in its turn', () => {
    const swapped = { ...drawnFor, client_id: drawnFor.scan_token, scan_token: drawnFor.client_id };

    expect(() => cutPage('<p>', drawnFor)).toThrow('client_id');
    expect(() => cutPage(html(swapped), drawnFor)).toThrow('scan_token');
  });
});
