import { describe, expect, it } from 'vitest';

import { heightOfText } from './elements/drawText.ts';
import { frameSizes } from './frameSizes.ts';
import { starterFrame } from './starterFrame.ts';

describe.each(Object.entries(frameSizes))('a starting point for a %s', (_, size) => {
  it.each(['en-US', 'pl-PL'])(
    'keeps its words on the sheet, one under the other, in %s',
    (language) => {
      let bottom = 0;
      for (const element of starterFrame('Card', size).content.slice(1)) {
        expect(element.y_mm).toBeGreaterThanOrEqual(bottom - 0.01);
        const height =
          element.type === 'text'
            ? heightOfText(element, language)
            : element.type === 'code'
              ? element.width_mm
              : 0;
        bottom = element.y_mm + height;
      }
      expect(bottom).toBeLessThanOrEqual(size.height_mm);
    },
  );
});
