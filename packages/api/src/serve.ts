import { endOnSignal } from './endOnSignal.ts';
import type { Settings } from './env.ts';
import { listen, type RequestHandler } from './listen.ts';
import type { OpenMetrics } from './metrics/openMetrics.ts';

interface Parts {
  settings: Pick<Settings, 'host' | 'port' | 'drainMs'>;
  answer: RequestHandler;
  measured: OpenMetrics;
  /** Says from now on that it is not ready. */
  leave: () => void;
  /** Lets everything behind it go. */
  close: () => Promise<void>;
  /** True when faster classes may replace those of Fetch. */
  ownClasses?: boolean;
}

/**
 * Serves on the port of the settings, and metrics on theirs, until the process is asked to end.
 * Answers the port in use: with PORT=0 the system chooses it.
 */
export async function serve(parts: Parts): Promise<number> {
  const { settings, answer, measured, leave, ownClasses = false } = parts;
  const watched = await measured.open().catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  const close = async () => {
    await parts.close();
    await watched?.close();
  };
  const server = await listen(measured.before(answer), settings, { ownClasses }).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  endOnSignal({ noticeMs: settings.drainMs, leave, server, close });
  return server.port;
}
