import { describe, expect, it } from 'vitest';

import { orderByReferences } from './catalogue.ts';

describe('the order of tables', () => {
  it('has each after those that it refers to', () => {
    const references = [
      { child: 'code', parent: 'location' },
      { child: 'answer', parent: 'code' },
      { child: 'location', parent: 'company' },
    ];
    expect(orderByReferences(['answer', 'code', 'company', 'location'], references)).toEqual([
      'company',
      'location',
      'code',
      'answer',
    ]);
  });

  it('does not exist where they refer to each other in a circle', () => {
    const references = [
      { child: 'hen', parent: 'egg' },
      { child: 'egg', parent: 'hen' },
    ];
    expect(() => orderByReferences(['egg', 'hen', 'nest'], references)).toThrow(
      'The tables egg, hen refer to each other in a circle',
    );
  });
});
