/** The connection broke before an answer began; nothing is known of the far side's work. */
const brokenConnection = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const isBrokenConnection = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code !== undefined && brokenConnection.includes(cause.code);
};

/**
 * Asks an API in another process. A question that changes nothing is asked once more when the
 * connection breaks, since one that was kept open may have been closed meanwhile. What changes
 * something is never sent twice.
 */
export async function callOverHttp(request: Request): Promise<Response> {
  const isHarmless = request.method === 'GET' || request.method === 'HEAD';
  try {
    return await fetch(request);
  } catch (error) {
    if (!isHarmless || !isBrokenConnection(error)) throw error;
    return fetch(request);
  }
}
