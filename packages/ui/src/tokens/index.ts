// Importing this door puts the fonts, the reset and both themes on the page.
import './fonts.css';
import './reset.css';

export { breakpoints, media } from './breakpoints';
export { vars } from './contract.css';
export { applyTheme, themes, type ThemeName } from './themes';
export { squaredPaper } from './squaredPaper';
