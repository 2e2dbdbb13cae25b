export { cssFamily, faceNames, filesOf, type FaceName } from './faces.ts';
export { openFonts, type Fonts, type ReadFontFile } from './openFonts.ts';
