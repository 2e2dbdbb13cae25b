import { Card, Columns, Skeleton, Stack } from '@hearback/ui';

import * as styles from './ScreenSkeleton.css';

const of = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A list with its search field. */
export function ListSkeleton() {
  return (
    <Stack gap="medium">
      <Skeleton shape="title" width="short" />
      <div className={styles.rows}>
        {of(6).map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Stack>
  );
}

/** A wall of pictures, as many rows as a dialog is high. */
export function GallerySkeleton() {
  return (
    <div className={styles.wall}>
      {of(12).map((tile) => (
        <div key={tile} className={styles.tile}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}

/** Figures and charts on cards. */
export function TilesSkeleton() {
  return (
    <Stack gap="large">
      <Columns columnWidth="quarter">
        {of(4).map((tile) => (
          <Card key={tile}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="short" />
          </Card>
        ))}
      </Columns>
      <Columns columnWidth="half">
        {of(2).map((chart) => (
          <Card key={chart}>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="block" />
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}

/** Fields under their labels. */
export function FormSkeleton() {
  return (
    <div className={styles.fields}>
      {of(6).map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="short" />
          <div className={styles.control} />
        </div>
      ))}
    </div>
  );
}

/** The panes of an editor. */
export function EditorSkeleton() {
  return (
    <div className={styles.panes}>
      <div className={styles.pane}>
        {of(4).map((part) => (
          <Skeleton key={part} width="long" />
        ))}
      </div>
      <PreviewAndFacts />
    </div>
  );
}

/** The editor of a code: there is nothing that it is made of. */
export function CodeEditorSkeleton() {
  return (
    <div className={styles.twoPanes}>
      <PreviewAndFacts />
    </div>
  );
}

function PreviewAndFacts() {
  return (
    <>
      <div className={styles.pane} data-stage="">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <div className={styles.pane}>
        <FormSkeleton />
      </div>
    </>
  );
}
