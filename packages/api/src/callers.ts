// What a server in front must judge about a caller as the API itself does.
export { findClientAddress } from './tools/findClientAddress.ts';
export { isForeign } from './tools/isForeign.ts';
export { networkOf } from './tools/networkOf.ts';
