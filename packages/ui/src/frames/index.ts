export { heightOfText } from './elements/drawText';
export { FrameView, type FrameViewProps } from './FrameView/FrameView';
export { toSvgFile, type SvgFileOptions } from './toSvgFile';
