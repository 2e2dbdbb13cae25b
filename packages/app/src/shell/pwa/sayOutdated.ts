import type { GraphErrorCode } from '@hearback/schema/errors';

import { messages } from '../snackbar/messages';
import { showSnackbar } from '../snackbar/snackbar';
import { appVersions } from './appVersions';

/** How the server refuses what a page of a version asks that it no longer knows. */
export const outdatedCode: GraphErrorCode = 'PERSISTED_QUERY_NOT_FOUND';

/** Says that this page is too old to go on, and looks for the newer version, which is then offered. */
export function sayOutdated() {
  showSnackbar('warning', messages.outdated);
  void appVersions.check();
}
