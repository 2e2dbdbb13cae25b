import * as react from 'react';

/**
 * Tells React's development build that it has captured enough stacks of owners: it makes an Error, and in a browser a
 * task of the debugger, for each of the first 10,000 elements of a second. That took an eighth of the processor time of
 * stories. Warnings keep the stack of components.
 */
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Infinity, set: () => {} },
);
