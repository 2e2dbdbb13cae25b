// Judgments about a caller that a server in front must make as the API does.
export { findClientAddress } from './tools/addresses.ts';
export { isForeign } from './tools/addresses.ts';
export { isFromThisMachine } from './tools/addresses.ts';
export { networkOf } from './tools/addresses.ts';
