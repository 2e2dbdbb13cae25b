/** The dragged item: an existing part by id, or a new one by type. */
export type Dragged = { id: string } | { added: string };

/** A pressed item that can be dragged. */
export interface Grip {
  dragged: Dragged;
  /** The pressed element. */
  element: HTMLElement;
}

/** A drag in progress, until it is dropped or canceled. */
export interface Lifted {
  moveTo: (x: number, y: number) => void;
  drop: () => void;
  cancel: () => void;
}
