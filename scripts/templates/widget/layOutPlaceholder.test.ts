import { describe, expect, it } from 'vitest';

import { layOutPlaceholder } from './layOutPlaceholder';

const size = { width: 300, height: 100 };

describe('layOutPlaceholder', () => {
  it('gives the largest count the whole height, and zero its place', () => {
    const [none, all] = layOutPlaceholder(
      [
        { name: 'Terrace', count: 0 },
        { name: 'Bar', count: 4 },
      ],
      size,
    );

    expect(none).toMatchObject({ height: 0, y: 100 });
    expect(all).toMatchObject({ height: 100, y: 0 });
  });

  it('draws nothing, and nothing infinite, while every count is zero', () => {
    expect(layOutPlaceholder([{ name: 'Bar', count: 0 }], size)[0]?.height).toBe(0);
  });
});
