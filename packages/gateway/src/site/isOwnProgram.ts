import type { CallApi } from '../sources/http.ts';
import { noAnswer } from '../sources/SourceError.ts';

/** How the keys of programs begin, and so how it is known without asking who has none. */
const looksLikeKey = /^bearer\s+hb_/i;

/** Whether a request comes with a living API key. The API alone knows that. */
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
