export { makeDesigns, type Design } from './designs.fixtures.ts';
export { openScanTools } from './scanTools.fixtures.ts';
