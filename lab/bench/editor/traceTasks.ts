import type { Browser } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own time. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Durations of the page's main-thread tasks during an interaction, in milliseconds of thread time:
 * time that other programs took is not counted, the slowness of a processor is.
 */
export async function traceTasks(browser: Browser, happen: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await happen();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();

  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  if (pages.size === 0)
    throw new Error('The trace names no page. Does this Chromium trace threads?');
  return events
    .filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
