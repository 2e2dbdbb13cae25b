/** How a stage helps. Of the session: a frame knows nothing of it. */
export interface StageSettings {
  snaps: boolean;
  hasGrid: boolean;
  /** The finished print is shown, and nothing can be taken hold of. */
  isPreview: boolean;
  /** Each press chooses one more: for those who cannot hold a key meanwhile. */
  isChoosingSeveral: boolean;
}

export const usualSettings: StageSettings = {
  snaps: true,
  hasGrid: false,
  isPreview: false,
  isChoosingSeveral: false,
};

/** Millimetres between the lines of the grid. */
export const gridStep = 5;
