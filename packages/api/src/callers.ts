// What a server in front must judge about a caller as the API itself does.
export { findClientAddress } from './tools/findClientAddress.ts';
export { isForeign } from './tools/isForeign.ts';
export { isFromThisMachine } from './tools/isFromThisMachine.ts';
export { networkOf } from './tools/networkOf.ts';
