export { codePlace } from './codePlace.ts';
export { drawCodeArt, type CodePlace } from './drawCodeArt.ts';
export { encode, type CodeLevel, type Modules } from './encode.ts';
export type { EyeShape } from './eyePath.ts';
export { logoPatch, type Patch } from './logoPatch.ts';
export { modulePath, type ModuleShape } from './modulePath.ts';
export { quietZone, sideOf } from './quietZone.ts';
export { squarePath } from './squarePath.ts';
export { payloadOf } from './payloadOf.ts';
