// Caller address and origin checks: applied here first, by the API's own rules.
export { findClientAddress, isForeign, isFromThisMachine, networkOf } from '@hearback/api/callers';
export { isOutboxShown } from '@hearback/api/whereLettersGo';
