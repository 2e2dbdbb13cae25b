/** A line that things snap to and that is not printed. */
export interface Guide {
  id: string;
  /** `x` stands upright, so many millimetres from the left. */
  axis: 'x' | 'y';
  at: number;
}
