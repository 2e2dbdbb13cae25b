import { create, type ThemeVars } from 'storybook/theming';

import { darkColors, lightColors } from '../packages/ui/src/tokens/primitives';
import type { ThemeName } from '../packages/ui/src/tokens/themes';

const fontBase = "'Instrument Sans Variable', ui-sans-serif, system-ui, sans-serif";
const fontCode = "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'DejaVu Sans Mono', monospace";

/** The square of the product, in the colours of the theme around it, beside the name of the book. */
const brandTitle = `<span class="hearback-brand"><svg viewBox="0 0 28 28" width="24" height="24" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M6 2h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H2V6a4 4 0 0 1 4-4zm.6 4A.6.6 0 0 0 6 6.6V22h15.4a.6.6 0 0 0 .6-.6V6.6a.6.6 0 0 0-.6-.6z"/><rect fill="currentColor" x="9.5" y="9.5" width="9" height="9" rx="1.5"/></svg><span>Hearback</span></span>`;

/** What Storybook draws around the components, in the colours and the face of the product. */
export function storybookTheme(theme: ThemeName): ThemeVars {
  const { surface, ink, line, accent } = theme === 'dark' ? darkColors : lightColors;
  return create({
    base: theme,
    brandTitle,
    brandUrl: './',
    fontBase,
    fontCode,
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    appBg: surface.sunken,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: accent.soft,
    appBorderColor: line.subtle,
    appBorderRadius: 8,
    textColor: ink.normal,
    textInverseColor: ink.inverse,
    textMutedColor: ink.muted,
    barBg: surface.panel,
    barTextColor: ink.muted,
    barHoverColor: accent.ink,
    barSelectedColor: accent.ink,
    buttonBg: surface.panel,
    buttonBorder: line.subtle,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.panel,
    inputBg: surface.panel,
    inputBorder: line.strong,
    inputTextColor: ink.strong,
    inputBorderRadius: 8,
  });
}
