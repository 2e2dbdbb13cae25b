import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { modes, mostPictures, screenModes } from '../.storybook/modes.ts';
import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';

it('keeps Chromatic to the pictures that are paid for', () => {
  const counted = sourceFiles('{packages/ui/src,stories}/**/*.stories.tsx').map((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    const isWithoutPictures = text.includes('disableSnapshot: true');
    const isScreen = text.includes('chromatic: { modes: screenModes }');
    const stories = [...text.matchAll(/^export const [A-Z]\w*/gm)].length;
    const each = Object.keys(isScreen ? screenModes : modes).length;
    return { file, isScreen, pictures: isWithoutPictures ? 0 : stories * each };
  });
  const pictures = counted.reduce((sum, each) => sum + each.pictures, 0);

  expect(pictures).toBeGreaterThan(mostPictures - 150);
  expect(pictures).toBeLessThanOrEqual(mostPictures);
  // All four modes are for whole screens.
  expect(counted.filter(({ isScreen }) => isScreen).map(({ file }) => file)).toEqual(
    counted.map(({ file }) => file).filter((file) => file.startsWith('stories/screens/')),
  );
});
