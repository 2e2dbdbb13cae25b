/** Rejects once the time is up, also when the work is a function that heeds no signal. */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`No answer within ${milliseconds} ms.`);
    late.reject(reason);
    controller.abort(reason);
  }, milliseconds);
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
