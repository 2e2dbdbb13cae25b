import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, spyOn } from 'storybook/test';

import '../packages/ui/src/tokens';
import { LinkProvider } from '../packages/ui/src/components/Link/LinkProvider';
import { UiStringsProvider } from '../packages/ui/src/strings';
import { applyTheme, themes, type ThemeName } from '../packages/ui/src/tokens/themes';
import { languages, type Language } from '../packages/schema/src/limits.ts';
import { modes } from './modes.ts';

/** The test runs choose a theme by a setting; a person chooses it in the toolbar. */
const firstTheme: ThemeName = import.meta.env['STORYBOOK_THEME'] === 'dark' ? 'dark' : 'light';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        items: themes.map((theme) => ({ value: theme, title: `${theme} theme` })),
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languages.map((language) => ({ value: language, title: language })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: firstTheme, language: 'en-US' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Guides',
          'Layout',
          'Components',
          'Fields',
          'Forms',
          'Codes',
          'Frames',
          'Charts',
          'Widgets',
          'Editors',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        desktop: { name: 'Desktop 1600', styles: { width: '1600px', height: '1000px' } },
      },
    },
  },
  // A component that complains in the console is not done.
  beforeEach: () => {
    spyOn(console, 'error').mockName('console.error');
    spyOn(console, 'warn').mockName('console.warn');
  },
  afterEach: async () => {
    await expect(console.error).not.toHaveBeenCalled();
    await expect(console.warn).not.toHaveBeenCalled();
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals['theme'] as ThemeName;
      const language = globals['language'] as Language;
      useLayoutEffect(() => {
        applyTheme(theme);
        document.documentElement.lang = language;
      }, [theme, language]);

      return (
        <UiStringsProvider language={language}>
          {/* Links in stories stay where they are. */}
          <LinkProvider navigate={() => undefined}>
            <Story />
          </LinkProvider>
        </UiStringsProvider>
      );
    },
  ],
};

export default preview;
