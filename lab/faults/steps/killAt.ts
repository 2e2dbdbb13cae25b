import type { Running } from '../../../e2e/stack/process.ts';
import type { Moment, Point, ServerProxy } from '../serverProxy.ts';

/**
 * Kills a process at a statement that goes to the database from now on, while the work is done. Answers the statement; undefined when the work was over before, which kills it then.
 */
export async function killAt(
  proxy: ServerProxy,
  running: Running,
  at: { point: Point; moment: Moment },
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  const holding = proxy.hold(at.point, at.moment);
  const working = work().then(
    () => undefined,
    () => undefined,
  );
  const statement = await Promise.race([holding, working]);
  await running.end('SIGKILL');
  proxy.release();
  await working;
  return statement;
}
