import { describe, expect, it } from 'vitest';

import { toScreenName, toWireValues } from './useFieldIssues';

describe('names of fields', () => {
  it('turns what the screen calls a field into what the rule calls it', () => {
    const values = { registrationNumber: '01', name: 'Café', companyId: 'c1' };

    expect(toWireValues(values, { companyId: 'company' })).toEqual({
      registration_number: '01',
      name: 'Café',
      company: 'c1',
    });
  });

  it.each([
    ['registration_number', 'registrationNumber'],
    ['company', 'companyId'],
    ['email', 'email'],
  ])('finds the way back from %s to %s', (wireName, screenName) => {
    expect(toScreenName(wireName, { companyId: 'company' })).toBe(screenName);
  });
});
