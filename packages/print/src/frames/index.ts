export { areaOf, boundsOf, overlap, type Area } from './sheetOf.ts';
export { cutPathOf } from './cutPathOf.ts';
export { drawFrame } from './drawFrame.ts';
export { drawSides } from './drawFrame.ts';
export { drawIcon } from './elements/drawIcon.ts';
export { heightOfText, pointsOfText } from './elements/drawText.ts';
export { frameLanguages, hasStarterTextLeft } from './frameLanguages.ts';
export {
  frameKinds,
  frameSizeNames,
  frameSizes,
  kindOfSize,
  nameOfSize,
  type FrameKind,
  type FrameSizeName,
} from './frameSizes.ts';
export { lettersMissing } from './wrapText.ts';
export type { Mark } from './Mark.ts';
export { markDraft } from './markDraft.ts';
export { fillWith } from './paint.ts';
export { paperOf } from './sheetOf.ts';
export { drawElement } from './registry.ts';
export { foldLinesOf, sheetOf } from './sheetOf.ts';
export {
  openStarter,
  starterNames,
  tradesOfDesign,
  type StarterName,
} from './starters/openStarter.ts';
export {
  fillVariables,
  frameVariables,
  hasVariables,
  namesItsCode,
  sampleValues,
  variablesOf,
  type FrameVariable,
  type VariableValues,
} from './variables.ts';
export { starterFrame, starterPalettes, type StarterPaletteName } from './starterFrame.ts';
