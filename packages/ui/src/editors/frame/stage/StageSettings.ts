/** View settings of the stage. Kept for the session, not stored in the document. */
export interface StageSettings {
  snaps: boolean;
  hasGrid: boolean;
  /** Shows the print preview, in which nothing can be edited. */
  isPreview: boolean;
  /** Each press adds to the selection, without a modifier key. */
  isChoosingSeveral: boolean;
}

export const usualSettings: StageSettings = {
  snaps: true,
  hasGrid: false,
  isPreview: false,
  isChoosingSeveral: false,
};

/** Grid spacing in millimeters. */
export const gridStep = 5;
