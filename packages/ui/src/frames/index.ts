export { FrameView, type FrameViewProps } from './FrameView';
