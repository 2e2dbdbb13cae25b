import { noAnswer } from '../api/UpstreamError.ts';
import type { CallApi } from '../api/callApi.ts';

/** Prefix of API keys. Other tokens need no request to the API. */
const looksLikeKey = /^bearer\s+hb_/i;

/** Returns true if a request has a valid API key. Only the API knows that. */
export const createIsOwnProgram =
  (call: CallApi, apiBase: string) =>
  async (request: Request): Promise<boolean> => {
    const authorization = request.headers.get('authorization') ?? '';
    if (!looksLikeKey.test(authorization)) return false;
    const answer = await call(
      new Request(`${apiBase}/api/key/`, { headers: { authorization }, signal: request.signal }),
    ).catch((error: unknown) => {
      throw noAnswer(error);
    });
    await answer.body?.cancel();
    return answer.ok;
  };
