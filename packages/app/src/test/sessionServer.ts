interface Asked {
  operationName: string;
  variables: { input: { token?: string; refresh?: string } };
}

const sidOf = (token = '') =>
  (JSON.parse(atob(token.split('.')[1] ?? btoa('{}'))) as { sid?: string }).sid ?? '';

/** A server that knows sessions, and answers when the test lets it. */
export function createSessionServer() {
  const open = new Set<string>();
  /** Answers on their way, in the order of their questions. */
  const answers: (() => void)[] = [];
  let made = 0;

  const tokenOf = (sid: string) => {
    made += 1;
    const exp = Math.floor(Date.now() / 1_000) + 300;
    return `h.${btoa(JSON.stringify({ sid, user_id: sid.split(' ')[0], exp }))}.${made}`;
  };
  const pairOf = (sid: string) => ({ access: tokenOf(sid), refresh: tokenOf(sid) });

  const answer = ({ operationName, variables: { input } }: Asked): object => {
    const sid = sidOf(input.refresh ?? input.token);
    if (operationName === 'VerifyToken') return { verifyToken: { valid: open.has(sid) } };
    if (operationName === 'Logout') {
      open.delete(sid);
      return { logout: { done: true } };
    }
    return { refreshToken: { tokens: open.has(sid) ? pairOf(sid) : null, errors: [] } };
  };

  return {
    answers,
    /** Opens a session of somebody. */
    logIn: (who: string) => {
      made += 1;
      const sid = `${who} ${made}`;
      open.add(sid);
      return pairOf(sid);
    },
    fetch: (_: string, { body }: { body: string }): Promise<Response> => {
      const data = answer(JSON.parse(body) as Asked);
      return new Promise((resolve) => {
        answers.push(() => resolve(Response.json({ data })));
      });
    },
  };
}
