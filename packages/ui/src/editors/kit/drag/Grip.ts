/** What is dragged: a part by its id, or something new by its type. */
export type Dragged = { id: string } | { added: string };

/** Something that a pointer took hold of. */
export interface Grip {
  dragged: Dragged;
  /** What was pressed. */
  element: HTMLElement;
}

/** Something in the air, until it is put down or put back. */
export interface Lifted {
  moveTo: (x: number, y: number) => void;
  drop: () => void;
  cancel: () => void;
}
