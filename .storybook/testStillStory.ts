import { testStory as testPlayedStory } from '@storybook/addon-vitest/internal/test-utils';

type Options = Parameters<typeof testPlayedStory>[0];

const still = <Annotations extends object>(annotations: Annotations): Annotations => ({
  ...annotations,
  play: undefined,
});

/** Tests a story as it is before anyone touches it. */
export const testStory = (options: Options) =>
  testPlayedStory({ ...options, story: still(options.story), meta: still(options.meta) });

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';
