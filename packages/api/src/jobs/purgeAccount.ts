import { purgeAccount as purge } from '../account/purgeAccount.ts';
import { defineJob } from './defineJob.ts';

/** Deletes an account whose day has come. Broken off, it goes on where it was. */
export const purgeAccount = defineJob('purgeAccount', ({ accountId }, tools) =>
  purge(tools, accountId),
);
