// Who asks, and whether a page of another origin does: judged here first, by the API's own rules.
export { findClientAddress, isForeign, isFromThisMachine, networkOf } from '@hearback/api/callers';
export { isOutboxShown } from '@hearback/api/whereLettersGo';
