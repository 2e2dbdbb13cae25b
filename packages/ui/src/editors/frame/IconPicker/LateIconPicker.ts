import { latePart } from '../../../internal/latePart';

/** `IconPicker`: a grid that arrows walk through weighs more than all other fields of a frame. */
export const LateIconPicker = latePart(() =>
  import('./IconPicker').then((part) => part.IconPicker),
);
