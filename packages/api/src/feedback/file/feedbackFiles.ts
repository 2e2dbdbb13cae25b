import type { Viewer } from '../../apiEnv.ts';
import type { FeedbackFile, FeedbackFileQuery } from '../contract.ts';
import type { Limit } from '../../http/limits.ts';
import { beginExport, createDownloadLinks } from '../../export/downloadLinks.ts';
import { onBehalfOf } from '../../database/ownPlaces.ts';
import type { ServiceTools } from '../../services.ts';
import { securityEventsSql, type Origin } from '../../account/securityEvents.sql.ts';
import { feedbackPagesSql } from '../feedbackPages.sql.ts';
import { feedbackScope } from '../feedbackScope.ts';
import { writeFile } from './writeFile.ts';

type Tools = Pick<ServiceTools, 'db' | 'read' | 'transact' | 'limits' | 'now' | 'newId'>;

type OnFailure = (error: unknown) => void;

const fileLimit: Limit = { name: 'feedback_file', points: 60, seconds: 3_600 };

/** Exports a list as a file for its owner. */
export const createFeedbackFiles = (tools: Tools) => {
  const { read, transact, now } = tools;
  const links = createDownloadLinks(tools);
  const begin = (viewer: Viewer, origin: Origin) =>
    beginExport(tools, fileLimit, viewer, origin, 'feedback_exported');

  return {
    /** The file at once, for programs, which can send their token with any question. */
    async write(viewer: Viewer, query: FeedbackFileQuery, origin: Origin, onFailure: OnFailure) {
      const { person, event } = await begin(viewer, origin);
      await securityEventsSql.insert(tools.db, event);
      const { accountId, placesOf: holder } = viewer;
      return writeFile(tools, { accountId, language: person.language, holder }, query, onFailure);
    },

    /** Creates a link for browsers. Its query holds the filters of the file. */
    async makeLink(
      viewer: Viewer,
      query: FeedbackFileQuery,
      search: string,
      origin: Origin,
    ): Promise<FeedbackFile> {
      const { person, event } = await begin(viewer, origin);
      const { secret, expiresAt } = await transact(async (inside) => {
        await securityEventsSql.insert(inside.db, event);
        return links.make(inside, person, 'feedback_download', viewer.accountId);
      });
      const at = now();
      const scope = { ...feedbackScope(viewer.accountId, query, at), until: at };
      return {
        url: `/api/feedback_file/${secret}/${search}`,
        expires_at: expiresAt.toISOString(),
        row_count: await read((db) => feedbackPagesSql.count(db, scope)),
      };
    },

    /** The file of a link. */
    async openLink(secret: string, query: FeedbackFileQuery, onFailure: OnFailure) {
      const { person, accountId, placesOf } = await links.open(secret, 'feedback_download');
      return onBehalfOf(placesOf, () =>
        writeFile(
          tools,
          { accountId, language: person.language, holder: placesOf },
          { ...query, person: person.id },
          onFailure,
        ),
      );
    },
  };
};
