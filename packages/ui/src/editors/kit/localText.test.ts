import { describe, expect, it } from 'vitest';

import { ownTextIn, withTextIn } from './items';

describe('withTextIn', () => {
  it('changes one language and leaves the others', () => {
    expect(withTextIn({ 'en-US': 'Send', 'pl-PL': 'Wyślij' }, 'pl-PL', 'Gotowe')).toEqual({
      'en-US': 'Send',
      'pl-PL': 'Gotowe',
    });
  });

  it('keeps a text for all languages one text', () => {
    expect(withTextIn('Café Lipa', 'pl-PL', 'Kawiarnia Lipa')).toBe('Kawiarnia Lipa');
  });
});

describe('ownTextIn', () => {
  it('shows no other language in the place of a missing one', () => {
    expect(ownTextIn({ 'en-US': 'Send' }, 'pl-PL')).toBe('');
  });
});
