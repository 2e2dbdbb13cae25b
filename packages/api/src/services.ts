import { admitKey } from './account/admitKey.ts';
import { createApiKeys } from './account/apiKeys.ts';
import { createDeletion } from './account/deletion.ts';
import { createExports } from './export/exports.ts';
import { createFeedbackCounts } from './feedback/feedbackCounts.ts';
import { askForHelp } from './help/askForHelp.ts';
import { isReady } from './operator/isReady.ts';
import { createRecentDeletions } from './deletion/recentDeletions.ts';
import type { ServiceTools } from './ServiceTools.ts';
import { authenticate } from './account/authenticate.ts';
import { createUserServices } from './account/users.ts';
import { createWorkspaceServices } from './workspaceServices.ts';

/** Every rule of the product, by the thing it is about. */
export function createServices(tools: ServiceTools) {
  const access = authenticate(tools);
  const feedbackCounts = createFeedbackCounts(tools);
  const workspace = createWorkspaceServices({ ...tools, feedbackCounts });

  const deletion = createDeletion(tools);

  const users = createUserServices({
    ...tools,
    forgetSessions: access.forget,
    hasSample: workspace.sample.isThere,
    deletesAt: deletion.find,
  });

  return {
    ...workspace,
    access,
    admitKey: admitKey(tools),
    apiKeys: createApiKeys(tools),
    users,
    deletion,
    recentDeletions: createRecentDeletions({ ...tools, feedbackCounts }),
    exports: createExports(tools),
    askForHelp: askForHelp(tools),
    isReady: isReady(tools),
  };
}

export type Services = ReturnType<typeof createServices>;
