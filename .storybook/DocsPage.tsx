import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { applyTheme, type ThemeName } from '../packages/ui/src/tokens/themes';
import './docs.css';
import { storybookTheme } from './storybookTheme';

/** A page of words around the stories, in the theme that the toolbar has chosen. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(
    () => (document.documentElement.dataset['theme'] ?? 'light') as ThemeName,
  );

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { theme?: ThemeName } }) =>
      setTheme(globals.theme ?? 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);

  // A page without stories has no decorator that would do it.
  useLayoutEffect(() => applyTheme(theme), [theme]);

  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
