/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Room around a plot for its labels, in pixels. */
export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
