export { heightOfText } from './elements/drawText';
export { frameSizeNames, frameSizes, nameOfSize, type FrameSizeName } from './frameSizes';
export { FrameView, type FrameViewProps } from './FrameView/FrameView';
export { starterFrame, starterPalettes, type StarterPaletteName } from './starterFrame';
export { toSvgFile, type SvgFileOptions } from './toSvgFile';
