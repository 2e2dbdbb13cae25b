export { openPressProfiles, type PressProfiles } from './pdf/pressStandard.ts';
export { sheetsToPdf, toPdfFile, type PdfFileOptions } from './pdf/writePdf.ts';
export { writePdf, type PdfOptions } from './pdf/writePdf.ts';
export { openRasteriser, type Raster, type Rasteriser } from './png/openRasteriser.ts';
export { pixelsOf, type Dpi } from './png/openRasteriser.ts';
export { toPngFile, type PngFileOptions } from './png/toPngFile.ts';
export { codeAlone } from './sheets/singleSheet.ts';
export { fitOnto, type Fit, type Imposition } from './sheets/fitOnto.ts';
export { imposeOn, sheetsOf } from './sheets/imposeOn.ts';
export type { PrintPage, Sheet, SheetPlace } from './sheets/Sheet.ts';
export {
  labelGridNames,
  labelGrids,
  sheetFormats,
  sheetFormatNames,
  type LabelGridName,
  type SheetFormatName,
} from './sheets/Sheet.ts';
export { singleSheet, type SheetMarking } from './sheets/singleSheet.ts';
export { toSvgSheet } from './sheets/toSvgSheet.ts';
export { rollOf, scaleOnRoll, toReceiptFile, type RollWidth } from './toReceiptFile.ts';
export { createSvgWriter, toSvgFile, type SvgFileOptions } from './toSvgFile.ts';
export { zipFiles, type ZippedFile } from './zipFiles.ts';
