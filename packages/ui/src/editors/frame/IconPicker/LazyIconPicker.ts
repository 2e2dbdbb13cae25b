import { lazyPart } from '../../../internal/lazyPart';

/** Loaded lazily: the grid with arrow keys is larger than all other fields of a frame. */
export const LazyIconPicker = lazyPart(() =>
  import('./IconPicker').then((part) => part.IconPicker),
);
