import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { configure, expect, spyOn } from 'storybook/test';

import '../packages/ui/src/test/skipOwnerStacks.ts';
import '../packages/ui/src/tokens';
import { LinkProvider } from '../packages/ui/src/components/Link/LinkProvider';
import { UiStringsProvider } from '../packages/ui/src/strings';
import { applyTheme, themes, type ThemeName } from '../packages/ui/src/tokens/themes';
import { languages, type Language } from '../packages/schema/src/limits.ts';
import { findDarkFaults } from './findDarkFaults.ts';
import { findEnglish } from './findEnglish.ts';
import { findGlued } from './findGlued.ts';
import { findOverflow } from './findOverflow.ts';
import type { Look } from './looks.ts';
import { modes } from './modes.ts';
import { ownWords } from './ownWords.ts';
import { inPseudo } from './pseudoLocale.ts';
import { seeSoon } from './seeSoon.ts';
import { narrowViewports, viewports } from './viewports.ts';
import { wordsOf } from './wordsOf.ts';

/** They come with the first page of words: a test run reads none. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const BookPage = lazy(async () => ({ default: (await import('./BookPage.tsx')).BookPage }));

/** How a test run looks at the stories. A person chooses in the toolbar instead. */
const look = import.meta.env['STORYBOOK_LOOK'] as Look | undefined;

/** Rules of axe whose result depends on the width or the language. The wide look checks all others. */
const rulesOfWidth = [
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'label',
  'aria-input-field-name',
  'aria-toggle-field-name',
];

seeSoon(expect);
// A busy machine takes more than the usual second to answer a press.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  // `tags: ['!stable', 'new']` in a story file says otherwise; `deprecated` names what to use instead.
  tags: ['autodocs', 'stable'],
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
  initialGlobals: {
    theme: 'light',
    language: look === 'narrow' ? 'pl-PL' : 'en-US',
    ...(look === 'narrow' ? { viewport: { value: 'phone' } } : {}),
  },
  parameters: {
    a11y: {
      test: 'error',
      ...(look === 'narrow' && { options: { runOnly: rulesOfWidth } }),
    },
    backgrounds: { disable: true },
    // What a story writes itself and a component would say in Polish: args are known without it.
    callersWords: [],
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <BookPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Color', 'Type', 'Space', 'Icon', 'Motion', 'Voice'],
          'Guides',
          ['Choosing a component', 'Accessibility', 'Charts', 'Print', 'Writing stories'],
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
      options: look === 'narrow' ? narrowViewports : viewports,
    },
  },
  // A component that complains in the console is not done.
  beforeEach: () => {
    spyOn(console, 'error').mockName('console.error');
    spyOn(console, 'warn').mockName('console.warn');
  },
  afterEach: async ({ args, title, parameters }) => {
    await expect(console.error).not.toHaveBeenCalled();
    await expect(console.warn).not.toHaveBeenCalled();
    if (look === 'wide') await expect(await findDarkFaults(document)).toEqual([]);
    if (look !== 'narrow') return;
    await expect(findOverflow(document)).toEqual([]);
    await expect(findGlued(document)).toEqual([]);
    // A screen is made by its caller: its words are none of the components'.
    if (!title.startsWith('Screens/')) {
      const callers = wordsOf([args, parameters['callersWords']]);
      await expect(findEnglish(document, ownWords, callers)).toEqual([]);
    }
    // Whatever language comes next may need more room than Polish.
    await expect(inPseudo(document, () => findOverflow(document))).toEqual([]);
  },
  decorators: [
    (Story, { globals, parameters }) => {
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
            {look === 'narrow' && parameters['layout'] !== 'fullscreen' ? (
              // As much as Storybook leaves around a story, and a page around what is on it.
              <div style={{ padding: 16 }}>
                <Story />
              </div>
            ) : (
              <Story />
            )}
          </LinkProvider>
        </UiStringsProvider>
      );
    },
  ],
};

export default preview;
