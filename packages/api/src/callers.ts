// What a server in front must judge about a caller as the API itself does.
export { findClientAddress } from './tools/addresses.ts';
export { isForeign } from './tools/addresses.ts';
export { isFromThisMachine } from './tools/addresses.ts';
export { networkOf } from './tools/addresses.ts';
