import { randomUUID } from 'node:crypto';

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}.`);
  await response.text();
}

/** Opens an account, which is sent its activation letter. Answers the address, and how long it took. */
export async function register(origin: string): Promise<{ email: string; ms: number }> {
  const email = `${randomUUID()}@kawiarnia.example`;
  const beganAt = performance.now();
  await post(`${origin}/api/user/register/`, {
    first_name: 'Zofia',
    last_name: 'Wiśniewska',
    email,
    password: 'Parasol nad stolikiem 7!',
    agree_terms: true,
  });
  return { email, ms: performance.now() - beganAt };
}

/** Requests the activation letter again. */
export const askForLetter = (origin: string, email: string): Promise<void> =>
  post(`${origin}/api/user/request_activation_link/`, { email });
