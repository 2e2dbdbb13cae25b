export { drawCodeArt, type CodePlace } from './drawCodeArt.ts';
export { encode, type CodeLevel, type Modules } from './encode.ts';
export type { EyeShape } from './modulePath.ts';
export { logoPatch, type Patch } from './logoPatch.ts';
export { modulePath, type ModuleShape } from './modulePath.ts';
export { quietZone, sideOf } from './quietZone.ts';
export { squarePath } from './traceEdges.ts';
export { payloadOf, usualCodeText } from './payloadOf.ts';
