import './light.css';
import './dark.css';
// Last: system preferences override both.
import './forcedColors.css';

/** The themes in the order of their stored index: 0 is light, 1 is dark. */
export const themes = ['light', 'dark'] as const;

export type ThemeName = (typeof themes)[number];

/** Puts a theme on the page, or on a part of it. Styles read the attribute `data-theme`. */
export function applyTheme(theme: ThemeName, target: HTMLElement = document.documentElement) {
  target.dataset['theme'] = theme;
}
