import { describe, expect, it } from 'vitest';

import { hidePersonalData } from './readComment.ts';

describe('personal data in a comment', () => {
  it.each([
    ['write to jan.kowalski@example.com please', 'jan.kowalski@example.com'],
    ['see https://example.com/me and www.example.org', 'https://example.com/me'],
    ['call +48 600 123 456 today', '+48 600 123 456'],
    ['zadzwońcie 600-123-456', '600-123-456'],
    ['I live at 12 High Street nearby', '12 High Street'],
    ['mieszkam na ul. Długiej 5/7 obok', 'ul. Długiej 5/7'],
    ['00-950 Warszawa', '00-950 Warszawa'],
    ['SW1A 1AA is mine', 'SW1A 1AA'],
    ['follow @anna_bakes', '@anna_bakes'],
  ])('is hidden in "%s"', (text, secret) => {
    const hidden = hidePersonalData(text);
    expect(hidden).not.toContain(secret);
    expect(hidden).toHaveLength(text.length);
  });

  it.each([
    'Zapłaciłem 25,50 zł o 18:30, stolik 12',
    'Two coffees for 7.80 in 2026',
    'Room 214 on the third floor, 5 stars',
    'Great place on the square',
  ])('is not seen where there is none: %s', (text) => {
    expect(hidePersonalData(text)).toBe(text);
  });
});
