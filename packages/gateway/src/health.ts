import type { Handler } from './site/product.ts';

const answer = (isWell: boolean, status: string) =>
  Response.json(
    { status },
    {
      status: isWell ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!isWell && { 'retry-after': '5' }) },
    },
  );

/** The process runs. */
export const healthz: Handler = () => answer(true, 'ok');

/** Work is taken: the API answers, and nobody has asked us to stop. */
export const readyz =
  (isApiReady: () => Promise<boolean>, isDraining: () => boolean): Handler =>
  async () => {
    if (isDraining()) return answer(false, 'stopping');
    const isReady = await isApiReady().catch(() => false);
    return answer(isReady, isReady ? 'ready' : 'the API does not answer');
  };
