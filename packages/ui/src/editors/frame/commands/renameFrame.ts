import type { FrameDocument } from '@hearback/schema/documents';

export interface RenameFrame {
  type: 'renameFrame';
  name: string;
}

/** Changes the name that the owner sees in lists. */
export const renameFrame = (frame: FrameDocument, { name }: RenameFrame): FrameDocument =>
  name === frame.name ? frame : { ...frame, name };
