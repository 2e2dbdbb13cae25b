import { Hidden, Loader, Skeleton } from '@hearback/ui';

import * as styles from './ScreenSkeleton.css';
import type { ScreenShape } from './shapeOf';
import {
  CodeEditorSkeleton,
  EditorSkeleton,
  FormSkeleton,
  GallerySkeleton,
  ListSkeleton,
  TilesSkeleton,
} from './skeletonParts';

const parts = {
  list: ListSkeleton,
  gallery: GallerySkeleton,
  tiles: TilesSkeleton,
  form: FormSkeleton,
  editor: EditorSkeleton,
  codeEditor: CodeEditorSkeleton,
} as const satisfies Record<ScreenShape, unknown>;

const isEditor = (shape: ScreenShape) => shape === 'editor' || shape === 'codeEditor';

interface Props {
  shape: ScreenShape;
}

/** Keeps the place of a screen whose file is on its way, in the shape that it will have. */
export function ScreenSkeleton({ shape }: Props) {
  if (isEditor(shape)) {
    return (
      <div className={styles.late}>
        <div className={styles.editorBar}>
          <Skeleton width="short" />
        </div>
        <PartSkeleton shape={shape} />
      </div>
    );
  }
  return (
    <div className={styles.late}>
      <div className={styles.screen}>
        <div className={styles.header}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
        </div>
        <PartSkeleton shape={shape} />
      </div>
    </div>
  );
}

/** The same without the header, for a screen whose title stands already. */
export function PartSkeleton({ shape }: Props) {
  const Part = parts[shape];
  return (
    <div className={styles.late} aria-busy="true" data-fills={isEditor(shape) || undefined}>
      <Hidden>
        <Loader size="small" />
      </Hidden>
      <Part />
    </div>
  );
}
