import { dotsPath } from './dotsPath.ts';
import type { Modules } from './encode.ts';
import { roundedPath } from './roundedPath.ts';
import { squarePath } from './squarePath.ts';

export type ModuleShape = 'square' | 'rounded' | 'dots';

const paths: Readonly<Record<ModuleShape, (modules: Modules) => string>> = {
  square: squarePath,
  rounded: roundedPath,
  dots: dotsPath,
};

/** All dark modules as one path in a shape, one unit per module, the quiet zone included in the offsets. */
export const modulePath = (modules: Modules, shape: ModuleShape = 'square'): string =>
  paths[shape](modules);
