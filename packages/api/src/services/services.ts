import { createDeletion } from './deletion/deletion.ts';
import { createExports } from './export/exports.ts';
import { isReady } from './isReady.ts';
import { createRecentDeletions } from './recentDeletion/recentDeletions.ts';
import type { ServiceTools } from './ServiceTools.ts';
import { authenticate } from './user/authenticate.ts';
import { createUserServices } from './user/users.ts';
import { createWorkspaceServices } from './workspace.ts';

/** Every rule of the product, by the thing it is about. */
export function createServices(tools: ServiceTools) {
  const access = authenticate(tools);
  const workspace = createWorkspaceServices(tools);

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
    users,
    deletion,
    recentDeletions: createRecentDeletions(tools),
    exports: createExports(tools),
    isReady: isReady(tools),
  };
}

export type Services = ReturnType<typeof createServices>;
