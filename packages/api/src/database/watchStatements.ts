import type { DatabaseConnection, Dialect } from 'kysely';

import { currentWork, type Current } from '../tracing/currentWork.ts';

/** Listener for statements. Empty until a consumer sets its callbacks. */
export interface StatementWatch {
  /** For how long a statement, or a transaction, waited for a connection. */
  waited?: (seconds: number) => void;
  /** Called with the duration of a statement. */
  took?: (seconds: number, failed: boolean) => void;
}

/** The first word of a statement, and the first table in it: `select feedback`. Never its values. */
export const nameStatement = (text: string): string => {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i.exec(text) ?? [];
  return [verb.toLowerCase(), ...(table ? [table.toLowerCase()] : [])].join(' ');
};

/** The origin of a statement for the log of PostgreSQL, in the format of sqlcommenter. */
const commentOf = ({ requestId }: Current, traceparent: string | undefined): string => {
  const facts = [
    `request_id='${encodeURIComponent(requestId)}'`,
    ...(traceparent === undefined ? [] : [`traceparent='${traceparent}'`]),
  ];
  return ` /*${facts.join(',')}*/`;
};

/** Set `comments` to append the origin to statements, for servers that keep a log of them. */
interface Terms {
  comments: boolean;
}

type Execute = DatabaseConnection['executeQuery'];

const watchOne =
  (execute: Execute, watch: StatementWatch, { comments }: Terms): Execute =>
  async (query, options) => {
    const now = currentWork.getStore();
    const span = now?.span?.isKept
      ? now.span.begin(nameStatement(query.sql), 'client', { 'db.system.name': 'postgresql' })
      : undefined;
    const startedAt = performance.now();
    const asked =
      comments && now ? { ...query, sql: query.sql + commentOf(now, span?.traceparent) } : query;
    let failed = true;
    try {
      const result = await execute<never>(asked, options);
      failed = false;
      return result;
    } finally {
      watch.took?.((performance.now() - startedAt) / 1_000, failed);
      span?.end({ failed });
    }
  };

/** The same dialect, with every statement seen: by who watches, by the trace and by the server's log. */
export function watchStatements(dialect: Dialect, watch: StatementWatch, terms: Terms): Dialect {
  const seen = new WeakSet<DatabaseConnection>();
  const see = (connection: DatabaseConnection) => {
    if (seen.has(connection)) return;
    seen.add(connection);
    connection.executeQuery = watchOne(connection.executeQuery.bind(connection), watch, terms);
  };

  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const startedAt = performance.now();
        const connection = await acquire(options);
        watch.waited?.((performance.now() - startedAt) / 1_000);
        see(connection);
        return connection;
      };
      return driver;
    },
  };
}
