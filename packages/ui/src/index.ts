export { applyTheme, themes, type ThemeName } from './tokens';
export { vars } from './tokens';
