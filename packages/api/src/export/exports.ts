import type { Viewer } from '../apiEnv.ts';
import type { DownloadLink } from '../account/contract.ts';
import type { ServiceTools } from '../services.ts';
import { type Origin, securityEventsSql } from '../account/securityEvents.sql.ts';
import { userLimits } from '../account/limits.ts';
import { beginExport, createDownloadLinks } from './downloadLinks.ts';
import { writeExport } from './writeExport.ts';

type Tools = Pick<ServiceTools, 'db' | 'read' | 'transact' | 'limits' | 'now' | 'newId'>;

type OnFailure = (error: unknown) => void;

/** Gives an account's owner everything that is in it. */
export const createExports = (tools: Tools) => {
  const { transact } = tools;
  const links = createDownloadLinks(tools);
  const begin = (viewer: Viewer, origin: Origin) =>
    beginExport(tools, userLimits.exportData, viewer, origin, 'export_made');

  return {
    /** The ZIP at once, for programs, which can send their token with any question. */
    async write(viewer: Viewer, origin: Origin, onFailure: OnFailure) {
      const { person, event } = await begin(viewer, origin);
      await securityEventsSql.insert(tools.db, event);
      return writeExport(tools, person, onFailure);
    },

    /** A link for browsers. */
    async makeLink(viewer: Viewer, origin: Origin): Promise<DownloadLink> {
      const { person, event } = await begin(viewer, origin);
      return transact(async (inside) => {
        const { secret, expiresAt } = await links.make(inside, person, 'download');
        await securityEventsSql.insert(inside.db, event);
        return { url: `/api/user/export/${secret}/`, expires_at: expiresAt.toISOString() };
      });
    },

    /** The ZIP of a link. */
    async openLink(secret: string, onFailure: OnFailure) {
      const { person } = await links.open(secret, 'download');
      return writeExport(tools, person, onFailure);
    },
  };
};
